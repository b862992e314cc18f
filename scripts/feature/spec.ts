import { parseArgs } from 'node:util';
import {
  capital,
  inWords,
  isFeminine,
  kebab,
  pluralOf,
  snake,
  spanishLabel,
  spanishRecord,
} from './words.ts';

export const fieldTypes = ['line', 'text', 'number', 'money', 'date', 'boolean', 'choice'] as const;

export type FieldType = (typeof fieldTypes)[number];

/** A text in both languages. */
export interface Bilingual {
  en: string;
  es: string;
}

export interface Field {
  /** Name in TypeScript and on the wire. A field with money ends with `Cents`. */
  name: string;
  /** Name of the column. */
  column: string;
  type: FieldType;
  isRequired: boolean;
  label: Bilingual;
  /** Values of a choice, the default first. */
  choices: readonly { id: string; label: Bilingual }[];
}

/** A feature to generate: a kind of record with a list and a form. */
export interface Spec {
  /** `workOrder` */
  name: string;
  /** `workOrders`: also the name of the folders. */
  names: string;
  /** `WorkOrder` */
  Name: string;
  /** `WorkOrders` */
  Names: string;
  /** `WORK_ORDER` */
  CONSTANT: string;
  /** `work_orders` */
  table: string;
  /** `work-order`: path of the API and of the form. */
  path: string;
  /** `work-orders`: path of the list. */
  paths: string;
  one: Bilingual;
  many: Bilingual;
  isFeminine: boolean;
  fields: readonly Field[];
  /** The first required line, by which users know a record. */
  label: Field;
  /** Date by which the list can be filtered: `createdAt` or a field. */
  dateFilter: string | undefined;
  /** Fields of choices by which the list can be filtered. */
  choiceFilters: readonly Field[];
  isVersioned: boolean;
  /** The search covers all texts, not only the label. */
  searchesTexts: boolean;
}

/** A mistake of the caller, shown without a stack. */
export class UsageError extends Error {}

export const usage = `npm run feature -- NAME FIELD:TYPE[!] … [options]

NAME is the singular in English, such as note or workOrder. A type with ! is required:
  line  text  number  money  date  boolean  choice(A|B|C)
The first required line is the name of a record. A boolean and a choice always have a value.

  --filter FIELD         filters the list by createdAt, a date or a choice; may be repeated
  --search               the search covers all texts, not only the name
  --versioned            rejects a change that is based on an outdated version
  --plural NAMES         English plural, if it is irregular
  --es "nota|notas"      Spanish singular and plural; add |f or |m if the gender is not clear
  --label FIELD="Title|Título"    label of a field, or of a choice: --label kind.ODD="Odd|Impar"
`;

const NAME = /^[a-z][A-Za-z0-9]*$/;

/** Reads a bilingual text: `Title|Título`. */
function bilingual(text: string, option: string): Bilingual {
  const [en = '', es = ''] = text.split('|').map((part) => part.trim());
  if (en === '' || es === '') throw new UsageError(`${option} needs both languages: "English|Español"`);
  return { en, es };
}

function readField(text: string, labels: ReadonlyMap<string, Bilingual>, missing: string[]): Field {
  const [, word = '', type = '', values, mark] = /^(\w+):([a-z]+)(?:\(([^)]*)\))?(!?)$/.exec(text) ?? [];
  const known = fieldTypes.find((one) => one === type);
  if (!NAME.test(word) || !known)
    throw new UsageError(`“${text}” is not a field: write name:type or name:type!`);
  const reserved = ['id', 'createdAt', 'updatedAt', 'version', 'search', 'sort', 'companyId'];
  if (reserved.includes(word)) throw new UsageError(`${word} is a name that every record uses`);
  const labelOf = (key: string, english: string): Bilingual => {
    const given = labels.get(key);
    const es = given?.es ?? spanishLabel(key);
    if (es === undefined) missing.push(`--label ${key}="${english}|…"`);
    return given ?? { en: english, es: es ?? '' };
  };
  const ids = known === 'choice' ? (values ?? '').split('|').filter(Boolean) : [];
  if (known === 'choice' && ids.length < 2)
    throw new UsageError(`${word} needs its values: choice(LOW|HIGH)`);
  if (ids.some((id) => !/^[A-Z][A-Z0-9_]*$/.test(id)))
    throw new UsageError(`The values of ${word} are written in capital letters: choice(LOW|HIGH)`);
  const name = known === 'money' && !word.endsWith('Cents') ? `${word}Cents` : word;
  const labelKey = known === 'money' ? word.replace(/Cents$/, '') : word;
  return {
    name,
    column: known === 'boolean' ? `is_${snake(name).replace(/^is_/, '')}` : snake(name),
    type: known,
    isRequired: mark === '!' || known === 'boolean' || known === 'choice',
    label: labelOf(labelKey, capital(inWords(labelKey))),
    choices: ids.map((id) => ({
      id,
      label: labelOf(`${word}.${id}`, capital(id.toLowerCase().replaceAll('_', ' '))),
    })),
  };
}

/**
 * Reads the arguments of the command.
 * @throws {UsageError} with the mistake, or with the options for Spanish texts that are missing
 */
export function readSpec(args: readonly string[]): Spec {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      filter: { type: 'string', multiple: true, default: [] },
      search: { type: 'boolean', default: false },
      versioned: { type: 'boolean', default: false },
      plural: { type: 'string' },
      es: { type: 'string' },
      label: { type: 'string', multiple: true, default: [] },
    },
  });
  const [name = '', ...fieldTexts] = positionals;
  if (!NAME.test(name)) throw new UsageError(usage);
  const labels = new Map(
    values.label.map((text) => {
      const [key = '', words = ''] = text.split(/=(.*)/s);
      return [key, bilingual(words, `--label ${key}`)] as const;
    }),
  );
  const missing: string[] = [];
  const fields = fieldTexts.map((text) => readField(text, labels, missing));
  const label = fields.find(({ type, isRequired }) => type === 'line' && isRequired);
  if (!label) throw new UsageError('One field must be a required line, such as title:line!');
  const [one, many, gender] = values.es?.split('|') ?? spanishRecord(name) ?? [];
  if (!one || !many) missing.push('--es "…|…"');
  if (missing.length > 0) throw new UsageError(`Spanish texts are missing. Add:\n  ${missing.join('\n  ')}`);
  const names = values.plural ?? pluralOf(name);
  return {
    ...namesOf(name, names),
    one: { en: inWords(name), es: one ?? '' },
    many: { en: inWords(names), es: many ?? '' },
    isFeminine: gender === undefined ? isFeminine(one ?? '') : gender === 'f',
    fields,
    label,
    ...filtersOf(values.filter, fields),
    isVersioned: values.versioned,
    searchesTexts: values.search,
  };
}

const namesOf = (name: string, names: string) => ({
  name,
  names,
  Name: capital(name),
  Names: capital(names),
  CONSTANT: snake(name).toUpperCase(),
  table: snake(names),
  path: kebab(name),
  paths: kebab(names),
});

function filtersOf(filters: readonly string[], fields: readonly Field[]) {
  const kinds = filters.map((filter) => {
    if (filter === 'createdAt') return { date: filter };
    const field = fields.find(({ name }) => name === filter);
    if (field?.type === 'date') return { date: filter };
    if (field?.type === 'choice') return { choice: field };
    throw new UsageError(`--filter ${filter}: createdAt, a date or a choice of this feature`);
  });
  const dates = kinds.flatMap(({ date }) => date ?? []);
  if (dates.length > 1) throw new UsageError('--filter: one date at most');
  return { dateFilter: dates[0], choiceFilters: kinds.flatMap(({ choice }) => choice ?? []) };
}

/** The lowest role that reads and writes the records. Only admins see amounts, unless the company shows prices. */
export const lowestRole = ({ fields }: Spec): 'ADMIN' | 'MANAGER' =>
  fields.some(({ type }) => type === 'money') ? 'ADMIN' : 'MANAGER';

import { exampleFields } from '../examples.ts';
import type { Spec } from '../spec.ts';
import { isText } from './domain.ts';

const NOW = '2026-11-21T15:00:00.000Z';

/** A number for the ids of the story records, which differs from those of other features. */
export const idKindOf = (names: string): number =>
  100 + ([...names].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 899);

export function mocks(spec: Spec): string {
  const { name, names, Name, Names, label, dateFilter, isVersioned, searchesTexts, fields } = spec;
  const kind = idKindOf(names);
  const searched = searchesTexts ? fields.filter(isText) : [label];
  const stored = isVersioned ? ', createdAt: NOW, updatedAt: NOW, version: 1' : ', createdAt: NOW';
  const record = (number: number) =>
    `  { id: storyId(${kind}, ${number}), ${exampleFields(spec, number)}${stored} },`;
  const textsOf = searched
    .map(({ name: field, isRequired }) => (isRequired ? field : `${field} ?? ''`))
    .join(', ');
  return `import {
  create${Name},
  delete${Name},
  get${Name},
  list${Names},
  type ${Name},
  type ${Name}Input,
  update${Name},
} from '@derrick/domain/${names}';
import { mockRecords } from './mockRecords.ts';
import { storyId } from './people.ts';

const NOW = '${NOW}';

export const ${names}: readonly ${Name}[] = [
${[1, 2, 3].map(record).join('\n')}
];

/** Handlers for the states of the screens. Each call creates new handlers. */
export const ${name}Handlers = mockRecords({
  list: list${Names},
  get: get${Name},
  create: create${Name},
  update: update${Name},
  remove: delete${Name},
  records: ${names},
  idKind: ${kind},
  store: (input: ${Name}Input, id, before): ${Name} => ({
    ...input,
    id,
    createdAt: before?.createdAt ?? NOW,
${isVersioned ? '    updatedAt: NOW,\n    version: (before?.version ?? 0) + 1,\n' : ''}  }),
  textsOf: ({ ${searched.map((field) => field.name).join(', ')} }) => [${textsOf}],
  compare: (a, b) => a.${label.name}.localeCompare(b.${label.name}),
${dateFilter ? `  dateField: '${dateFilter}',\n` : ''}${isVersioned ? `  conflictField: '${name}',\n` : ''}});

export const ${name}Mocks = { handlers: ${name}Handlers.ready, records: { ${name}: ${names}[0]?.id } };
`;
}

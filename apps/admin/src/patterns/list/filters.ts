import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { OptionEndpoint } from '../remote/index.ts';

/** The fields of a query that hold such a value. */
type FieldOf<Query, Value> = Extract<
  { [Field in keyof Query]-?: Query[Field] extends Value | undefined ? Field : never }[keyof Query],
  string
>;

/** Any number of options of one kind, which the server lists. */
export interface OptionsFilter<Field> {
  kind: 'options';
  field: Field;
  /** The heading of the options, and of each chip. */
  label: MessageKey;
  endpoint: OptionEndpoint;
}

/** Any number of a few values that are known beforehand, such as the states of an account. */
export interface ChoicesFilter<Field> {
  kind: 'choices';
  field: Field;
  /** The heading of the choices, and of each chip. */
  label: MessageKey;
  choices: readonly { id: string; label: MessageKey }[];
}

/** A range of days, both ends included. */
export interface DateRangeFilter<Field> {
  kind: 'dateRange';
  from: Field;
  to: Field;
  /** Where a record has several dates: the field that says which one is meant. */
  which?: { field: Field; dates: readonly DateChoice[] } | undefined;
  /** Offers ranges by name, such as the last seven days. */
  hasPresets?: boolean | undefined;
}

/** A date of a record; the first one is meant where the query says none. */
export interface DateChoice {
  id: string;
  label: MessageKey;
  /** What a chip says of it, with its `{date}`. */
  from: MessageKey;
  to: MessageKey;
}

/** What a list can be filtered by, as its screen declares it. */
export interface ListFilters<Query> {
  fields: readonly (
    | OptionsFilter<FieldOf<Query, readonly string[]>>
    | ChoicesFilter<FieldOf<Query, readonly string[]>>
    | DateRangeFilter<FieldOf<Query, string>>
  )[];
  /** What an empty page says while filters are applied and nothing is searched for. */
  noMatch: MessageKey;
}

/** A filter of the list that is shown. */
export type FilterField = OptionsFilter<string> | ChoicesFilter<string> | DateRangeFilter<string>;

/** What is filtered by, by the fields of the query. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** The ids in a field of a query. */
export function idsIn(query: object, field: string): readonly string[] {
  const value: unknown = Reflect.get(query, field);
  return Array.isArray(value) ? value : [];
}

/** The text in a field of a query; empty for none. */
export function textIn(query: object, field: string): string {
  const value: unknown = Reflect.get(query, field);
  return typeof value === 'string' ? value : '';
}

const namesOf = (field: FilterField) => (field.kind === 'dateRange' ? [field.from, field.to] : [field.field]);

/** With the field that says which date is meant, which filters nothing by itself. */
const allNamesOf = (field: FilterField) =>
  field.kind === 'dateRange' && field.which ? [...namesOf(field), field.which.field] : namesOf(field);

/** The part of a query that filters. */
export const filterValues = (query: object, fields: readonly FilterField[]): FilterValues =>
  Object.fromEntries(fields.flatMap(allNamesOf).map((name) => [name, Reflect.get(query, name)]));

/** The part of a query that filters, with nothing in it. */
export const noFilters = (fields: readonly FilterField[]): FilterValues =>
  Object.fromEntries(
    fields.flatMap((one) => allNamesOf(one).map((name) => [name, one.kind === 'dateRange' ? undefined : []])),
  );

/** Counts what is applied: each option, and each end of a range. */
export const countFilters = (query: object, fields: readonly FilterField[]): number =>
  fields.reduce((sum, field) => sum + countFilter(query, field), 0);

/** Counts what is applied of one filter. */
export const countFilter = (query: object, field: FilterField): number =>
  namesOf(field).reduce(
    (sum, name) => sum + idsIn(query, name).length + (textIn(query, name) === '' ? 0 : 1),
    0,
  );

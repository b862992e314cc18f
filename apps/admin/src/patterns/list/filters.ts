import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { OptionEndpoint } from '../remote/index.ts';

/** The fields of a query whose value has this type. */
type FieldOf<Query, Value> = Extract<
  { [Field in keyof Query]-?: Query[Field] extends Value | undefined ? Field : never }[keyof Query],
  string
>;

/** Filter with any number of options that the server lists. */
export interface OptionsFilter<Field> {
  kind: 'options';
  field: Field;
  /** Heading of the options, and label of each chip. */
  label: MessageKey;
  endpoint: OptionEndpoint;
}

/** Filter with any number of fixed values, such as the statuses of an account. */
export interface ChoicesFilter<Field> {
  kind: 'choices';
  field: Field;
  /** Heading of the choices, and label of each chip. */
  label: MessageKey;
  choices: readonly { id: string; label: MessageKey }[];
}

/** Date range, including both ends. */
export interface DateRangeFilter<Field> {
  kind: 'dateRange';
  from: Field;
  to: Field;
  /** Query field that selects the date to filter by, if a record has several dates. */
  which?: { field: Field; dates: readonly DateChoice[] } | undefined;
  /** Offers named ranges, such as the last seven days. */
  hasPresets?: boolean | undefined;
}

/** A date of a record. The first in the list is the default. */
export interface DateChoice {
  id: string;
  label: MessageKey;
  /** Text of a chip, with a `{date}` placeholder. */
  from: MessageKey;
  to: MessageKey;
}

/** The filters of a list, as declared by its screen. */
export interface ListFilters<Query> {
  fields: readonly (
    | OptionsFilter<FieldOf<Query, readonly string[]>>
    | ChoicesFilter<FieldOf<Query, readonly string[]>>
    | DateRangeFilter<FieldOf<Query, string>>
  )[];
  /** Message of an empty list while filters, but no search, are applied. */
  noMatch: MessageKey;
}

/** Any filter of a list. */
export type FilterField = OptionsFilter<string> | ChoicesFilter<string> | DateRangeFilter<string>;

/** Filter values by query field. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** Returns the IDs in a query field. */
export function idsIn(query: object, field: string): readonly string[] {
  const value: unknown = Reflect.get(query, field);
  return Array.isArray(value) ? value : [];
}

/** Returns the text in a query field; empty if not set. */
export function textIn(query: object, field: string): string {
  const value: unknown = Reflect.get(query, field);
  return typeof value === 'string' ? value : '';
}

const namesOf = (field: FilterField) => (field.kind === 'dateRange' ? [field.from, field.to] : [field.field]);

/** Includes the field that selects the date, which does not filter by itself. */
const allNamesOf = (field: FilterField) =>
  field.kind === 'dateRange' && field.which ? [...namesOf(field), field.which.field] : namesOf(field);

export const filterValues = (query: object, fields: readonly FilterField[]): FilterValues =>
  Object.fromEntries(fields.flatMap(allNamesOf).map((name) => [name, Reflect.get(query, name)]));

export const noFilters = (fields: readonly FilterField[]): FilterValues =>
  Object.fromEntries(
    fields.flatMap((one) => allNamesOf(one).map((name) => [name, one.kind === 'dateRange' ? undefined : []])),
  );

/** Counts the applied filters: each option, and each end of a range. */
export const countFilters = (query: object, fields: readonly FilterField[]): number =>
  fields.reduce((sum, field) => sum + countFilter(query, field), 0);

export const countFilter = (query: object, field: FilterField): number =>
  namesOf(field).reduce(
    (sum, name) => sum + idsIn(query, name).length + (textIn(query, name) === '' ? 0 : 1),
    0,
  );

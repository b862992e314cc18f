import {
  array,
  boolean,
  type Infer,
  integer,
  literal,
  min,
  optional,
  record,
  type Struct,
  string,
  type,
} from 'superstruct';

/** Which page of a list a reply holds; `countIsCapped` means that there are at least `count`. */
export const paginationStruct = type({
  count: min(integer(), 0),
  pageCount: min(integer(), 0),
  pageNumber: min(integer(), 1),
  pageSize: min(integer(), 1),
  countIsCapped: optional(boolean()),
});

export type Pagination = Infer<typeof paginationStruct>;

/** The reply that carries one thing: `{ success: true, data }`. */
export const envelope = <T, S>(data: Struct<T, S>) => type({ success: literal(true), data });

/** The `data` of a reply with a list: `{ data: T[], meta: { pagination } }`. */
export const pageOf = <T, S>(item: Struct<T, S>) =>
  type({ data: array(item), meta: type({ pagination: paginationStruct }) });

export interface Page<Item> {
  data: Item[];
  meta: { pagination: Pagination };
}

/** The `data` of a reply that names the record it changed or removed. */
export const changedRecord = type({ id: string() });

/** The reply of every failed call; `errors` maps a field to the key of its message. */
export const failureStruct = type({
  success: literal(false),
  message: string(),
  code: string(),
  errors: optional(record(string(), string())),
  requestId: optional(string()),
});

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

/** Which part of a list a reply holds; `countIsCapped` says that there are at least `count`. */
export const paginationStruct = type({
  count: min(integer(), 0),
  pageCount: min(integer(), 0),
  pageNumber: min(integer(), 1),
  pageSize: min(integer(), 1),
  countIsCapped: optional(boolean()),
});

export type Pagination = Infer<typeof paginationStruct>;

/** Is the reply that carries one thing: `{ success: true, data }`. */
export const envelope = <T, S>(data: Struct<T, S>) => type({ success: literal(true), data });

/** Is the reply that carries a list: `{ success: true, data: { data: T[], meta: { pagination } } }`. */
export const listEnvelope = <T, S>(item: Struct<T, S>) =>
  envelope(type({ data: array(item), meta: type({ pagination: paginationStruct }) }));

/** Is the reply of every call that failed; `errors` maps a field to the key of its message. */
export const failureStruct = type({
  success: literal(false),
  message: string(),
  code: string(),
  errors: optional(record(string(), string())),
  requestId: optional(string()),
});

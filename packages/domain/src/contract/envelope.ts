import {
  any,
  array,
  boolean,
  coerce,
  type Infer,
  integer,
  literal,
  min,
  optional,
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

/**
 * The reply that carries one thing: `{ success: true, data }`. That of a change may also have a `message`, one sentence in
 * the language of the caller; it is left out here, since no reply is refused for it.
 */
export const envelope = <T, S>(data: Struct<T, S>) =>
  // The type that superstruct derives is this one, by way of a type that it does not export: apps could not resolve it.
  type({ success: literal(true), data }) as unknown as Struct<{ success: true; data: T }, unknown>;

/**
 * Reads a page with malformed rows as a page without them: one bad row does not cost the others. `leftOut` gives the
 * reasons. A page of nothing but malformed rows stays what it is, and fails.
 */
export const withoutMalformedRows = <Page, S, Item, ItemSchema>(
  page: Struct<Page, S>,
  item: Struct<Item, ItemSchema>,
): Struct<Page, S> =>
  coerce(page, type({ data: array(any()), meta: type({}) }), ({ data, meta, ...rest }) => {
    const reasons: string[] = [];
    const rows = data.filter((row, index) => {
      const [error] = item.validate(row, { coerce: true });
      if (error) reasons.push(`row ${index}: ${error.message}`);
      return !error;
    });
    const isReadable = reasons.length === 0 || rows.length === 0;
    return isReadable
      ? { ...rest, data, meta }
      : { ...rest, data: rows, meta: { ...meta, leftOut: reasons } };
  });

/** The reasons for which rows of a page were left out, such as `row 3: At path: createdAt -- Expected …`; none of a page that is whole. */
export function leftOut({ meta }: { meta: object }): readonly string[] {
  const reasons: unknown = Reflect.get(meta, 'leftOut');
  return Array.isArray(reasons) ? reasons : [];
}

/** The `data` of a reply with a list: `{ data: T[], meta: { pagination } }`. */
export const pageOf = <T, S>(item: Struct<T, S>) =>
  withoutMalformedRows(type({ data: array(item), meta: type({ pagination: paginationStruct }) }), item);

export interface Page<Item> {
  data: Item[];
  meta: { pagination: Pagination };
}

/** The `data` of a reply that names the record it changed or removed. */
export const changedRecord = type({ id: string() });

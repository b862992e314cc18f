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

/** The position of a page in its list. If `countIsCapped` is true, the list has at least `count` items. */
export const paginationStruct = type({
  count: min(integer(), 0),
  pageCount: min(integer(), 0),
  pageNumber: min(integer(), 1),
  pageSize: min(integer(), 1),
  countIsCapped: optional(boolean()),
});

export type Pagination = Infer<typeof paginationStruct>;

/**
 * The envelope of a successful reply: `{ success: true, data }`. A reply to a change may also contain a `message`, one
 * sentence in the caller's language. The struct omits it because no reply should be rejected for it.
 */
export const envelope = <T, S>(data: Struct<T, S>) =>
  // The cast gives the type that superstruct derives. Superstruct's own version refers to a type it does not export,
  // which apps could not resolve.
  type({ success: literal(true), data }) as unknown as Struct<{ success: true; data: T }, unknown>;

/**
 * Accepts a page that contains malformed rows by removing those rows, so that one bad row does not hide the valid ones.
 * `malformedRowReasons` returns the reasons. A page in which all rows are malformed stays unchanged and fails validation.
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
      : { ...rest, data: rows, meta: { ...meta, malformedRowReasons: reasons } };
  });

/**
 * Returns the reasons why rows of a page were removed, such as `row 3: At path: createdAt -- Expected …`. Empty for a
 * complete page.
 */
export function malformedRowReasons({ meta }: { meta: object }): readonly string[] {
  const reasons: unknown = Reflect.get(meta, 'malformedRowReasons');
  return Array.isArray(reasons) ? reasons : [];
}

/** The `data` of a list reply: `{ data: T[], meta: { pagination } }`. */
export const pageOf = <T, S>(item: Struct<T, S>) =>
  withoutMalformedRows(type({ data: array(item), meta: type({ pagination: paginationStruct }) }), item);

export interface Page<Item> {
  data: Item[];
  meta: { pagination: Pagination };
}

/** The `data` of a reply that contains only the id of the changed or removed record. */
export const changedRecord = type({ id: string() });

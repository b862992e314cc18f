import { create, type Infer, object, optional } from 'superstruct';
import { searchText, wholeBetween, wholeNumber } from './scalars.ts';

/** Beyond any list, and small enough that page times size stays an exact integer. */
export const PAGE_NUMBER_MAX = 1_000_000;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZE_DEFAULT = 10;
/** In UTF-16 units, as form fields count. */
export const SEARCH_MAX = 200;

/** Are the fields of every query for a part of a list. */
export const pageFields = {
  pageNumber: wholeBetween(1, PAGE_NUMBER_MAX, 'pageNumberInvalid'),
  pageSize: wholeBetween(1, PAGE_SIZE_MAX, 'pageSizeInvalid'),
  search: optional(searchText(SEARCH_MAX)),
};

/** Is what lists of people and things to pick from are asked with. */
export const pageQueryStruct = object(pageFields);

export type PageQuery = Infer<typeof pageQueryStruct>;

/** Is such a query as a caller writes it: what is left out is page 1, ten to a page, unfiltered. */
export type PageQueryInput = { [Name in keyof PageQuery]?: PageQuery[Name] | undefined };

/** Reads one value of a query; an empty one counts as absent. */
export const textOf = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.trim() || undefined;

/** Reads the ids of a query, repeated or comma-separated, each once. */
export function idsOf(params: URLSearchParams, name: string): string[] {
  const all = params.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(all.map((id) => id.trim().toLowerCase()).filter((id) => id !== ''))];
}

/** Gathers the fields of `pageFields`, unchecked. */
export function pageCandidate(params: URLSearchParams): Record<keyof PageQuery, unknown> {
  return {
    pageNumber: wholeNumber(textOf(params, 'pageNumber'), 1),
    pageSize: wholeNumber(textOf(params, 'pageSize'), PAGE_SIZE_DEFAULT),
    search: textOf(params, 'search'),
  };
}

/** Leaves out what is undefined: `optional` of superstruct wants absent fields absent in the result, too. */
export const withoutAbsent = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));

/**
 * Reads a query strictly, as the server does: what is empty counts as absent, names it does not know are ignored.
 * Throws a `StructError` that `fieldErrors` can read.
 */
export const parsePageQuery = (params: URLSearchParams): PageQuery =>
  create(withoutAbsent(pageCandidate(params)), pageQueryStruct);

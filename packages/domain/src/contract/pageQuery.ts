import { defaulted, type Infer, object, optional } from 'superstruct';
import { searchText, wholeBetween } from './scalars.ts';

/** Beyond any list, and small enough that page times size stays an exact integer. */
export const PAGE_NUMBER_MAX = 1_000_000;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZE_DEFAULT = 10;
/** In UTF-16 units, as form fields count. */
export const SEARCH_MAX = 200;

/** The fields of every query for a page of a list. */
export const pageFields = {
  pageNumber: defaulted(wholeBetween(1, PAGE_NUMBER_MAX, 'pageNumberInvalid'), 1),
  pageSize: defaulted(wholeBetween(1, PAGE_SIZE_MAX, 'pageSizeInvalid'), PAGE_SIZE_DEFAULT),
  search: optional(searchText(SEARCH_MAX)),
};

/** The query of lists of things to pick from. */
export const pageQueryStruct = object(pageFields);

export type PageQuery = Infer<typeof pageQueryStruct>;

import { defaulted, type Infer, object, optional } from 'superstruct';
import { integerBetween, searchText } from './scalars.ts';

/** Larger than any list, and small enough that page number times page size stays an exact integer. */
export const PAGE_NUMBER_MAX = 1_000_000;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZE_DEFAULT = 10;
/** Maximum length of a search text in UTF-16 code units, like `maxlength` of form fields. */
export const SEARCH_MAX = 200;

/** Query fields of every paginated list. */
export const pageFields = {
  pageNumber: defaulted(integerBetween(1, PAGE_NUMBER_MAX, 'pageNumberInvalid'), 1),
  pageSize: defaulted(integerBetween(1, PAGE_SIZE_MAX, 'pageSizeInvalid'), PAGE_SIZE_DEFAULT),
  search: optional(searchText(SEARCH_MAX)),
};

/** The query of lists that only offer options to choose from. */
export const pageQueryStruct = object(pageFields);

export type PageQuery = Infer<typeof pageQueryStruct>;

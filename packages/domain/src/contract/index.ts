export { addressOf } from './address.ts';
export {
  type AnyStruct,
  type Endpoint,
  type EndpointData,
  type EndpointExample,
  type EndpointInput,
  type EndpointKind,
  endpoint,
  exampleId,
  isEndpoint,
  type Method,
  type PathParams,
  type QueryInput,
} from './endpoint.ts';
export {
  changedRecord,
  envelope,
  failureStruct,
  type Page,
  type Pagination,
  pageOf,
  paginationStruct,
} from './envelope.ts';
export { fieldErrors } from './fieldErrors.ts';
export {
  PAGE_NUMBER_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  type PageQuery,
  pageFields,
  pageQueryStruct,
  SEARCH_MAX,
} from './pageQuery.ts';
export { parseQuery, readQuery, writeQuery } from './query.ts';
export {
  calendarDay,
  instant,
  listOf,
  queryId,
  queryIds,
  ruled,
  searchText,
  timeOfDay,
  timeZone,
  uuid,
  wholeBetween,
} from './scalars.ts';
export { isCalendarDay, isTimeZone, isUuid } from './shapes.ts';

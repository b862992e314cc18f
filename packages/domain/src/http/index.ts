export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  REQUEST_TIMEOUT_MS,
  type RequestOptions,
} from './client.ts';
export { envelope, failureStruct, listEnvelope, type Pagination, paginationStruct } from './envelope.ts';
export { ApiError, errorCodes, isCancelled, type Reply, readRetryAfter, toApiError } from './errors.ts';
export { fieldErrors } from './fieldErrors.ts';
export { type PageQuery, type PageQueryInput, pageQueryStruct, parsePageQuery } from './pageQuery.ts';
export { memoryTokenStore, type TokenStore, type Tokens } from './tokens.ts';
export type { Call } from './transport.ts';

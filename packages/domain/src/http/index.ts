export { type FileContent, fileContentStruct } from '../contract/fileContent.ts';
export { type StreamContent, streamContentStruct } from '../contract/streamContent.ts';
export {
  type Answer,
  type Api,
  type ApiOptions,
  type CallArguments,
  type CallOptions,
  createApi,
  REQUEST_TIMEOUT_MS,
} from './client.ts';
export { dispositionName } from './dispositionName.ts';
export { errorCodes } from './errorCodes.ts';
export { ApiError, isCancelled, type Reply, readRetryAfter, toApiError } from './errors.ts';
export { memoryTokenStore, type TokenStore, type Tokens, tokensStruct } from './tokens.ts';
export type { UploadProgress } from './uploadProgress.ts';

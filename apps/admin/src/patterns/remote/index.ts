export { errorMessage, useErrorMessage } from './errorMessage.ts';
export type { Remote } from './remote.ts';
export { type ChangeResult, useChange, useRevalidate } from './useChange.ts';
export { type CachedReply, type RemoteKey, useRemote } from './useRemote.ts';

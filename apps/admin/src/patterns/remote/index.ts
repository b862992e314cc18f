export { errorMessage, useErrorMessage } from './errorMessage.ts';
export { RetryBanner } from './RetryBanner.tsx';
export { type Failed, type NotLoaded, type Remote, readyValue } from './remote.ts';
export { useAllPages } from './useAllPages.ts';
export { type ChangeResult, useChange, useRevalidate } from './useChange.ts';
export { type DownloadedFile, useDownload } from './useDownload.ts';
export { useIsShown } from './useIsShown.ts';
export { type Option, type OptionEndpoint, optionName, useOptions } from './useOptions.ts';
export { useRemote } from './useRemote.ts';

import type { ApiError } from '@derrick/domain/http';

/** Remote data that could not be loaded. `RetryBanner` shows it. */
export interface Failed {
  status: 'failed';
  error: ApiError;
  /** Names what could not be loaded, in the reader's language. */
  title: string;
  /** The reason, or the title if there is none, in the reader's language. */
  message: string;
  isRetrying: boolean;
  /** Loads again; resolves to whether the data is there now. */
  retry: () => Promise<boolean>;
}

/** Remote data on its way to the screen. */
export type Remote<T> =
  | { status: 'loading' }
  | Failed
  | {
      status: 'ready';
      value: T;
      /** The value answers a former input, until the reply to the current one is there. */
      isStale: boolean;
    };

/** Returns the loaded value; undefined until it is loaded. */
export const readyValue = <T>(remote: Remote<T>): T | undefined =>
  remote.status === 'ready' ? remote.value : undefined;

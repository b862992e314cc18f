import type { ApiError } from '@derrick/domain/http';

/** Remote data on its way to the screen. */
export type Remote<T> =
  | { status: 'loading' }
  | {
      status: 'failed';
      error: ApiError;
      /** What went wrong, in the reader's language. */
      message: string;
      isRetrying: boolean;
      /** Loads again; resolves to whether the data is there now. */
      retry: () => Promise<boolean>;
    }
  | {
      status: 'ready';
      value: T;
      /** The value answers a former input, until the reply to the current one is there. */
      isStale: boolean;
    };

import type { Endpoint } from '@derrick/domain/contract';
import type { ApiError } from '@derrick/domain/http';

/** Remote data that is not there, with the reason. */
export interface NotLoaded {
  error: ApiError;
  /** Names what could not be loaded, in the reader's language. */
  title: string;
  /** The reason, or the title if there is none, in the reader's language. */
  message: string;
  isRetrying: boolean;
  /** Loads again; resolves to whether the data is there now. */
  retry: () => Promise<boolean>;
}

/** Remote data that could not be loaded. `RetryBanner` shows it. */
export interface Failed extends NotLoaded {
  status: 'failed';
}

/** A record that does not exist, or is not visible to the user. */
export interface Missing extends NotLoaded {
  status: 'missing';
}

/** Remote data on its way to the screen. */
export type Remote<T> =
  | { status: 'loading' }
  | Failed
  | Missing
  | {
      status: 'ready';
      value: T;
      /** The value answers a former input, until the reply to the current one is there. */
      isStale: boolean;
    };

/**
 * Distinguishes a missing record from a failure. Only an endpoint with a parameter in its path reads a single record. It
 * answers 404 for an unknown id, and 400 for a malformed one.
 */
export const notLoadedStatus = ({ path }: Endpoint, { status }: ApiError): 'failed' | 'missing' =>
  path.includes(':') && (status === 404 || status === 400) ? 'missing' : 'failed';

/** Returns the loaded value; undefined until it is loaded. */
export const readyValue = <T>(remote: Remote<T>): T | undefined =>
  remote.status === 'ready' ? remote.value : undefined;

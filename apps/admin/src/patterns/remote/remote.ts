import type { Endpoint } from '@derrick/domain/contract';
import type { ApiError } from '@derrick/domain/http';

/** Remote data that failed to load, with the reason. */
export interface NotLoaded {
  error: ApiError;
  /** Translated title of the failure. */
  title: string;
  /** Translated reason, or the title if there is no reason. */
  message: string;
  isRetrying: boolean;
  /** Loads again; resolves to true if the data was loaded. */
  retry: () => Promise<boolean>;
}

/** Remote data that failed to load. `RetryBanner` displays it. */
export interface Failed extends NotLoaded {
  status: 'failed';
}

/** A record that does not exist or that the user cannot see. */
export interface Missing extends NotLoaded {
  status: 'missing';
}

/** State of remote data. */
export type Remote<T> =
  | { status: 'loading' }
  | Failed
  | Missing
  | {
      status: 'ready';
      value: T;
      /** True if the value belongs to a previous input, until the current response arrives. */
      isStale: boolean;
    };

/**
 * Distinguishes a missing record from a failure. Only an endpoint with a path parameter reads a single record; it
 * responds with 404 for an unknown ID and 400 for a malformed ID.
 */
export const notLoadedStatus = ({ path }: Endpoint, { status }: ApiError): 'failed' | 'missing' =>
  path.includes(':') && (status === 404 || status === 400) ? 'missing' : 'failed';

/** Returns the loaded value; undefined until loaded. */
export const readyValue = <T>(remote: Remote<T>): T | undefined =>
  remote.status === 'ready' ? remote.value : undefined;

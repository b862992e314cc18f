import { configure, getConfig } from 'storybook/test';

/** How long a query is tried again, in milliseconds: a busy machine takes more than the usual second to load code late. */
const FOUND_WITHIN = 5000;

/** Makes the error of a query that found nothing, with the page's elements in its message. */
const { getElementError } = getConfig();

/** Testing Library says so in its settings while it tries a query again and again. */
const isRetrying = () => {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

/**
 * Tries queries for longer than usual, and keeps the page's elements out of the errors of all tries but the last, which are
 * thrown away: to write them down takes longer than the query. Testing Library adds them to the error of the last try.
 */
export function setUpRetries(): void {
  configure({
    asyncUtilTimeout: FOUND_WITHIN,
    getElementError(message, container) {
      if (!isRetrying()) return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

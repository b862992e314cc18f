import { configure, getConfig } from 'storybook/test';

/** Timeout of queries in ms. A busy machine needs more than the default of 1,000 ms to load lazy code. */
const FOUND_WITHIN = 5000;

/** Creates the error of a query without result, with the elements of the page in its message. */
const { getElementError } = getConfig();

/** Returns true while Testing Library retries a query, which it shows in its configuration. */
const isRetrying = () => {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

/**
 * Retries queries for longer than the default. Leaves the elements of the page out of the errors of retries, because
 * writing them takes longer than the query and the errors are discarded. Testing Library adds them to the error of the
 * last attempt.
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

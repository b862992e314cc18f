import { configure } from 'storybook/test';

/**
 * Dispatches the events of play functions like a browser. Tests wrap each event in `act`, and React then reports
 * components that load code after an event as errors of the test, also in the opened Storybook.
 */
export function dispatchLikeBrowser(): void {
  // The result tells user-event that a handler has prevented the default action.
  configure({ eventWrapper: (dispatch) => dispatch() });
}

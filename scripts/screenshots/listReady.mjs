/**
 * Waits for the rows of a list.
 * @param {import('./shots.mjs').Hands} hands
 */
export const listReady = ({ page }) =>
  page.locator('tbody tr:not([aria-hidden]) :is(th, td)').first().waitFor();

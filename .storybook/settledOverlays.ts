import { configure } from 'storybook/test';

/** Maximum waiting time in ms for an overlay to be positioned. Afterwards the test continues. */
const PATIENCE = 2000;

/** Style with which react-aria hides an overlay from its mount until the frame in which it is positioned. */
const unplaced = '[data-rac][style*="inset(50%)"]';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Makes every query and gesture of a play function wait until all overlays are positioned. Queries by role find a dialog
 * from its first frame on, before it is visible. A check of visibility would then fail in one of ten runs.
 */
export function waitForOverlays(): void {
  configure(({ asyncWrapper }) => ({
    async asyncWrapper(act) {
      const result = await asyncWrapper(act);
      const latest = performance.now() + PATIENCE;
      while (document.querySelector(unplaced) && performance.now() < latest) await nextFrame();
      return result;
    },
  }));
}

import { configure } from 'storybook/test';

/** How long an overlay may take to be placed before a test looks at it anyway, and finds it unseen: ms. */
const PATIENCE = 2000;

/** What react-aria hides with, from an overlay's mount until the frame in which it is placed. */
const unplaced = '[data-rac][style*="inset(50%)"]';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Lets every query and gesture of a play function end only when no overlay is still being placed. Queries by role find a
 * dialog from its first frame on, where nobody sees it yet, and a check of what is visible would fail one run in ten.
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

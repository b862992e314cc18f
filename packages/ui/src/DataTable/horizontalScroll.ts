import './horizontalScroll.css.ts';
import { observeResize } from '../platform/observeResize.ts';
import { pinned } from './grid.css.ts';

/** Share of the frame that pinned columns may take; with more of it the first one stays in place alone. */
const PINNED_SHARE = 0.6;

/**
 * Scrolls a table whose columns are wider than its frame. The rows scroll in a box of their own; the header sticks to
 * the page and so can't be in that box: its scroll position follows. Sets `data-overflowing` on the frame, and
 * `data-crowded` where the pinned columns are too wide for it.
 * @returns a function that stops it.
 */
export function syncHorizontalScroll(table: HTMLTableElement): () => void {
  const frame = table.closest<HTMLElement>('[data-status]');
  const head = table.tHead;
  const body = table.tBodies[0];
  const row = head?.rows[0];
  if (!frame || !head || !body || !row) return () => {};

  const stopObserving = observeResize([frame, row], () => {
    const isWider = row.offsetWidth > frame.clientWidth + 1;
    frame.toggleAttribute('data-overflowing', isWider && frame.dataset['layout'] !== 'cards');
    const pinnedWidth = [...row.cells]
      .filter(({ classList }) => classList.contains(pinned))
      .reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
    frame.toggleAttribute('data-crowded', pinnedWidth > frame.clientWidth * PINNED_SHARE);
  });

  /** Position that the header was set to. Its own event comes a frame later, when the rows may be further on. */
  let followed = 0;
  const follow = ({ target }: Event) => {
    if (target === body) {
      head.scrollLeft = body.scrollLeft;
      followed = head.scrollLeft;
    } else if (target === head && head.scrollLeft !== followed) {
      // The focus came to a header that was out of sight.
      body.scrollLeft = head.scrollLeft;
    }
  };
  // Scroll events do not bubble.
  table.addEventListener('scroll', follow, { capture: true, passive: true });
  return () => {
    stopObserving();
    table.removeEventListener('scroll', follow, { capture: true });
  };
}

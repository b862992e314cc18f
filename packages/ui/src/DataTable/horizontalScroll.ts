import './horizontalScroll.css.ts';
import { observeResize } from '../platform/observeResize.ts';
import { pinned } from './grid.css.ts';

/** Maximum share of the frame for pinned columns. Above it only the first column stays pinned. */
const PINNED_SHARE = 0.6;

/**
 * Synchronizes the scroll position of header and rows when the columns are wider than the frame. The rows scroll in a
 * separate box. The header sticks to the page, so it cannot be in that box and follows its scroll position. Sets
 * `data-overflowing` on the frame, and `data-crowded` if the pinned columns are too wide for it.
 * @returns a function that stops the synchronization
 */
export function syncHorizontalScroll(table: HTMLTableElement): () => void {
  const frame = table.closest<HTMLElement>('[data-status]');
  const head = table.tHead;
  const body = table.tBodies[0];
  const row = head?.rows[0];
  if (!frame || !head || !body || !row) return () => {};

  const stopObserving = observeResize([frame, row], () => {
    const isWider = row.offsetWidth > frame.clientWidth + 1;
    frame.toggleAttribute('data-overflowing', isWider && frame.dataset['layout'] === 'columns');
    const pinnedWidth = [...row.cells]
      .filter(({ classList }) => classList.contains(pinned))
      .reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
    frame.toggleAttribute('data-crowded', pinnedWidth > frame.clientWidth * PINNED_SHARE);
  });

  /**
   * Last scroll position set on the header. The resulting scroll event arrives a frame later, when the rows may have
   * scrolled further.
   */
  let followed = 0;
  const follow = ({ target }: Event) => {
    if (target === body) {
      head.scrollLeft = body.scrollLeft;
      followed = head.scrollLeft;
    } else if (target === head && head.scrollLeft !== followed) {
      // Focus moved to a header outside the visible area.
      body.scrollLeft = head.scrollLeft;
    }
  };
  // Scroll events do not bubble, so the capture phase is used.
  table.addEventListener('scroll', follow, { capture: true, passive: true });
  return () => {
    stopObserving();
    table.removeEventListener('scroll', follow, { capture: true });
  };
}

import './horizontalScroll.css.ts';
import { observeResize } from '../../platform/observeResize.ts';
import { pinned } from '../layout/grid.css.ts';
import { headRowOf } from '../model/gridElements.ts';

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
  const row = headRowOf(table);
  if (!frame || !head || !row) return () => {};

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
    // A virtualized body replaces the first one.
    const body = table.tBodies[0];
    if (body && target === body) {
      head.scrollLeft = body.scrollLeft;
      if (table.tFoot) table.tFoot.scrollLeft = body.scrollLeft;
      followed = head.scrollLeft;
      return;
    }
    // Focus moved to a header or a total outside the visible area.
    const other = target === head ? head : table.tFoot;
    if (body && other && target === other && other.scrollLeft !== followed)
      body.scrollLeft = other.scrollLeft;
  };
  // Scroll events do not bubble, so the capture phase is used.
  table.addEventListener('scroll', follow, { capture: true, passive: true });
  return () => {
    stopObserving();
    table.removeEventListener('scroll', follow, { capture: true });
  };
}

import { queryMedia } from '../platform/queryMedia.ts';
import { media } from '../theme/media.ts';

/** Height of the app's sticky bar at the top of the page, below which the table header sticks. */
export const stickyTop = 'var(--derrick-table-sticky-top, 0px)';

/**
 * Sets `data-layout` to `cards` on a phone and to `columns` otherwise, before the first paint and after each change. The
 * app's styles and the grid's keyboard handling read it. The kit's own styles use the media query, which costs nothing
 * per cell while it does not match. A container query is not used, because with it browsers take twice as long to restyle
 * hundreds of cells.
 * @returns a function that stops the observer
 */
export function observeLayout(frame: HTMLElement | null): () => void {
  if (!frame) return () => {};
  const phone = queryMedia(media.phone);
  const setLayout = () => {
    frame.dataset['layout'] = phone.matches ? 'cards' : 'columns';
  };
  setLayout();
  phone.addEventListener('change', setLayout);
  return () => phone.removeEventListener('change', setLayout);
}

import { queryMedia } from '../platform/queryMedia.ts';
import { media } from '../theme/media.ts';

/** Height of an app's sticky bar at the top of the page, under which the header sticks. */
export const stickyTop = 'var(--derrick-table-sticky-top, 0px)';

/**
 * Sets `data-layout` to `cards` on a phone, else to `columns`, before the first paint and after each change: for the styles
 * of an app and for the grid's keyboard. The kit's own styles use the media query, which costs a cell nothing where it does
 * not apply. No container query: with one, browsers take twice as long to restyle hundreds of cells.
 * @returns a function that stops it.
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

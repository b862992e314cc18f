import { queryMedia } from '../platform/queryMedia.ts';
import { media } from '../theme/media.ts';

/**
 * Selector for the inside of a frame whose rows are cards. Not a container query: with one, browsers take twice as long to
 * restyle hundreds of cells.
 */
export const inCards = '[data-layout="cards"]';

/** Selector for the inside of a frame that shows columns. */
export const inColumns = '[data-layout="columns"]';

/** Height of an app's sticky bar at the top of the page, under which the header sticks. */
export const stickyTop = 'var(--derrick-table-sticky-top, 0px)';

/**
 * Sets `data-layout` to `cards` on a phone, else to `columns`, before the first paint and after each change.
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

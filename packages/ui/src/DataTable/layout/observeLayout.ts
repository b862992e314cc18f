import { observeResize } from '../../platform/observeResize.ts';
import { queryMedia } from '../../platform/queryMedia.ts';
import { media } from '../../theme/media.ts';

/** Height of the app's sticky bar at the top of the page, below which the table header sticks. */
export const stickyTop = 'var(--derrick-table-sticky-top, 0px)';

/** Value of `data-part` of the element that is as wide as the columns with their default widths. */
export const WIDTH_PROBE = 'width-probe';

/**
 * Sets `data-layout` before the first paint and after each change: `cards` on a phone, `two-lines` on a tablet whose
 * frame is narrower than the columns, and `columns` otherwise. The app's styles and the grid's keyboard handling read it.
 * For phones the kit's own styles use the media query, which costs nothing per cell while it does not match. A container
 * query is not used, because with it browsers take twice as long to restyle hundreds of cells.
 * @returns a function that stops the observer
 */
export function observeLayout(frame: HTMLElement | null): () => void {
  if (!frame) return () => {};
  const phone = queryMedia(media.phone);
  const tablet = queryMedia(media.tablet);
  const probe = frame.querySelector<HTMLElement>(`[data-part="${WIDTH_PROBE}"]`);
  const isTooNarrow = () => probe !== null && probe.offsetWidth > frame.clientWidth + 1;
  const setLayout = () => {
    frame.dataset['layout'] = phone.matches
      ? 'cards'
      : tablet.matches && isTooNarrow()
        ? 'two-lines'
        : 'columns';
  };
  setLayout();
  const stopObserving = observeResize(probe ? [frame, probe] : [frame], setLayout);
  for (const query of [phone, tablet]) query.addEventListener('change', setLayout);
  return () => {
    stopObserving();
    for (const query of [phone, tablet]) query.removeEventListener('change', setLayout);
  };
}

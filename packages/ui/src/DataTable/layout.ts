/** Width of the frame in px below which columns do not fit and rows become cards. */
export const cardsBelow = 840;

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
 * Sets `data-layout` to `cards` or `columns` by the element's width, before the first paint and after each change.
 * @returns a function that stops it.
 */
export function observeLayout(frame: HTMLElement | null): () => void {
  if (!frame) return () => {};
  const setLayout = (width: number) => {
    const layout = width < cardsBelow ? 'cards' : 'columns';
    if (frame.dataset['layout'] !== layout) frame.dataset['layout'] = layout;
  };
  // The window is never narrower than the frame, so on a phone nothing is laid out as columns first.
  setLayout(window.innerWidth);
  const observer = new ResizeObserver(() => setLayout(frame.offsetWidth));
  observer.observe(frame);
  return () => observer.disconnect();
}

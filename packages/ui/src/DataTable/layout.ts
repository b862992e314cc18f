/** Width of the frame in px under which columns have no room left and rows become cards. */
export const cardsBelow = 840;

/**
 * Inside of a frame whose rows are cards: the frame says so in `data-layout`. It is no container query, because with
 * one the browser takes twice as long to style hundreds of cells anew.
 */
export const inCards = '[data-layout="cards"]';

/** Inside of a frame with room for columns. */
export const inColumns = '[data-layout="columns"]';

/** A bar above the table may stick to the top of the page: an app says here how high it is. */
export const stickyTop = 'var(--derrick-table-sticky-top, 0px)';

/** Says in `data-layout` what the element's width has room for, from before the first paint on. */
export function followWidth(frame: HTMLElement | null): () => void {
  if (!frame) return () => {};
  const say = (width: number) => {
    const layout = width < cardsBelow ? 'cards' : 'columns';
    if (frame.dataset['layout'] !== layout) frame.dataset['layout'] = layout;
  };
  // The window is never narrower than the frame: on a phone nothing is laid out as columns first.
  say(window.innerWidth);
  const observer = new ResizeObserver(() => say(frame.offsetWidth));
  observer.observe(frame);
  return () => observer.disconnect();
}

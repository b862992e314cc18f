/** Width of the frame in px under which columns have no room left and rows become cards. */
export const cardsBelow = 840;

/**
 * Inside of a frame whose rows are cards: the frame says so in `data-layout`. It is no container query, because with
 * one the browser takes twice as long to style hundreds of cells anew.
 */
export const inCards = '[data-layout="cards"]';

/** Inside of a frame with room for columns. */
export const inColumns = '[data-layout="columns"]';

/** Inside of a frame that is too narrow for the widths that its columns were given: the table scrolls sideways. */
export const inScroller = '[data-layout="columns"][data-overflowing]';

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
  const table = frame.querySelector('table');
  const observer = new ResizeObserver(() => {
    say(frame.offsetWidth);
    frame.toggleAttribute('data-overflowing', table !== null && table.offsetWidth > frame.clientWidth + 1);
  });
  observer.observe(frame);
  if (table) observer.observe(table);
  return () => observer.disconnect();
}

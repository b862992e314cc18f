import './sideways.css.ts';

/**
 * Lets a table whose columns are wider than its frame scroll sideways: its rows in their own box, and the header, which
 * sticks to the page and therefore can't be in that box, along with them. Says so in the frame's `data-overflowing`.
 * @returns what ends it.
 */
export function scrollSideways(table: HTMLTableElement): () => void {
  const frame = table.closest<HTMLElement>('[data-status]');
  const head = table.tHead;
  const body = table.tBodies[0];
  const row = head?.rows[0];
  if (!frame || !head || !body || !row) return () => {};

  const observer = new ResizeObserver(() => {
    frame.toggleAttribute('data-overflowing', row.offsetWidth > frame.clientWidth + 1);
  });
  observer.observe(frame);
  observer.observe(row);

  /** Where the header was put: the event that tells of it comes a frame later, when the rows may be further on. */
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
  // Scrolling does not bubble.
  table.addEventListener('scroll', follow, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    table.removeEventListener('scroll', follow, { capture: true });
  };
}

'use client';

import type { Virtualizer } from '@tanstack/react-virtual';
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from '../layout/grid.css.ts';
import { REVEAL_EVENT } from '../model/gridElements.ts';
import './virtual.css.ts';

interface VirtualBodyProps {
  count: number;
  renderRow: (index: number) => ReactNode;
  /** Called after other rows were rendered, so that the grid updates row numbers and the tab stop. */
  onRowsRendered: () => void;
  isRefreshing: boolean;
}

/** Rows above and below the viewport that are rendered, so that a quick scroll shows no gap. */
const OVERSCAN_ROWS = 10;

/** Height of a row in px until the first row was measured. */
const ESTIMATED_HEIGHT = 48;

/** The body of a table of which only the rows near the viewport are in the page. */
export function VirtualBody({ isRefreshing, ...rest }: VirtualBodyProps) {
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const scroller = body && scrollerOf(body);
  return (
    <tbody
      ref={setBody}
      {...{ role: 'rowgroup' }}
      className={styles.body}
      tabIndex={-1}
      data-refreshing={isRefreshing || undefined}
    >
      {body && scroller && <RowsOfBox {...rest} body={body} scroller={scroller} />}
      {body && !scroller && <RowsOfWindow {...rest} body={body} />}
    </tbody>
  );
}

/** Returns the nearest ancestor that scrolls vertically; null if the window does. */
function scrollerOf(body: HTMLElement): HTMLElement | null {
  for (let box = body.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}

type RowsProps = Omit<VirtualBodyProps, 'isRefreshing'> & { body: HTMLTableSectionElement };

/** Returns the options of the virtualizer: the height of a row, and the distance of the rows from the scroller's start. */
function useRowOptions({ body, count }: RowsProps, scroller: HTMLElement | null) {
  const [height, setHeight] = useState(ESTIMATED_HEIGHT);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const origin = scroller ? scroller.getBoundingClientRect().top - scroller.scrollTop : -window.scrollY;
    setScrollMargin(Math.round(body.getBoundingClientRect().top - origin));
    const [row] = body.rows;
    // Later rows are measured one by one.
    if (row && height === ESTIMATED_HEIGHT) setHeight(row.offsetHeight);
  });
  return { count, overscan: OVERSCAN_ROWS, scrollMargin, estimateSize: () => height };
}

function RowsOfWindow(props: RowsProps) {
  const options = useRowOptions(props, null);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>(options);
  return useRenderedRows(props, virtualizer, options);
}

function RowsOfBox({ scroller, ...props }: RowsProps & { scroller: HTMLElement }) {
  const options = useRowOptions(props, scroller);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...options,
    getScrollElement: () => scroller,
  });
  return useRenderedRows(props, virtualizer, options);
}

/**
 * Renders the rows of a virtualizer, and others when the grid is about to focus one of them. Padding of the body takes
 * the place of the other rows, so that the indexes of the elements are those of the rows.
 */
function useRenderedRows(
  { body, count, renderRow, onRowsRendered }: RowsProps,
  virtualizer: Virtualizer<Window, HTMLTableRowElement> | Virtualizer<HTMLElement, HTMLTableRowElement>,
  { scrollMargin, estimateSize }: ReturnType<typeof useRowOptions>,
): ReactNode {
  const [revealed, setRevealed] = useState<number>();
  const visible = virtualizer.getVirtualItems().map(({ index }) => index);
  // The browser scrolls to the focused row and reports it a frame later. Until then its neighbours are rendered.
  const isReached = revealed === undefined || visible.includes(revealed);
  const first = isReached ? (visible[0] ?? 0) : Math.max(revealed - OVERSCAN_ROWS, 0);
  const last = isReached ? (visible.at(-1) ?? -1) : Math.min(revealed + OVERSCAN_ROWS, count - 1);

  const height = estimateSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer caches sizes that a new estimate replaces.
  useLayoutEffect(() => virtualizer.measure(), [height]);

  useLayoutEffect(() => {
    const startOf = (index: number) =>
      (virtualizer.measurementsCache[index]?.start ?? scrollMargin) - scrollMargin;
    body.dataset['first'] = String(first);
    body.dataset['count'] = String(count);
    body.style.paddingBlockStart = `${startOf(first)}px`;
    body.style.paddingBlockEnd = `${last + 1 < count ? virtualizer.getTotalSize() - startOf(last + 1) : 0}px`;
    for (const [index, row] of [...body.rows].entries())
      virtualizer.resizeItem(first + index, row.offsetHeight);
    onRowsRendered();
  });

  useEffect(() => {
    const reveal = (event: Event) => {
      const index = event instanceof CustomEvent ? Number(event.detail) : count;
      if (index < count) flushSync(() => setRevealed(index));
    };
    body.addEventListener(REVEAL_EVENT, reveal);
    return () => body.removeEventListener(REVEAL_EVENT, reveal);
  }, [body, count]);

  useEffect(() => {
    if (revealed === undefined) return;
    // The virtualizer reads the scroll position in the same event.
    const forget = () => requestAnimationFrame(() => setRevealed(undefined));
    const options = { capture: true, once: true };
    document.addEventListener('scroll', forget, options);
    return () => document.removeEventListener('scroll', forget, options);
  }, [revealed]);

  return Array.from({ length: Math.min(last, count - 1) - first + 1 }, (_, index) =>
    renderRow(first + index),
  );
}

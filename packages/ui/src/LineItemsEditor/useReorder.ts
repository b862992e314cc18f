'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dropIndex, groupBounds } from './lineItem.ts';

interface ReorderOptions {
  root: RefObject<HTMLElement | null>;
  /** Group of each line. Lines can only be moved within their group. */
  groups: readonly (string | undefined)[];
  move: (from: number, to: number) => void;
}

/** A drag in progress: the dragged row and the index at which it would be dropped. */
interface Drag {
  pointerId: number;
  from: number;
  to: number;
}

/** Side of a row on which the drop line is shown. */
export type DropSide = 'before' | 'after';

/** Event handlers of the rows' handles. */
export interface HandleEvents {
  onPointerDown: (event: PointerEvent, index: number) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/**
 * Moves rows by a handle, with any pointer or with arrow keys, Home and End. Escape cancels a drag. The event handlers
 * keep their identity, so that rows can be memoised.
 */
export function useReorder({ root, groups, move }: ReorderOptions) {
  const [drag, setDrag] = useState<Drag>();
  const current = { drag, groups };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });

  const handleEvents = useMemo((): HandleEvents => {
    /** Returns the index at which the dragged row is dropped: within its group, at the height of the pointer. */
    const targetOf = ({ from }: Drag, { clientY }: PointerEvent) => {
      const rows = [...(root.current?.querySelectorAll('[data-line]') ?? [])];
      const extents = rows.map((row) => row.getBoundingClientRect());
      const [first, last] = groupBounds(latest.current.groups, from);
      return Math.min(last, Math.max(first, dropIndex(extents, from, clientY)));
    };
    return {
      onPointerDown(event, index) {
        if (event.button !== 0 || latest.current.drag) return;
        try {
          event.currentTarget.setPointerCapture(event.pointerId);
        } catch {
          // A short tap may already have ended, in which case the pointer can't be captured.
        }
        setDrag({ pointerId: event.pointerId, from: index, to: index });
      },
      onPointerMove(event) {
        const { drag } = latest.current;
        if (drag?.pointerId !== event.pointerId) return;
        const to = targetOf(drag, event);
        if (to !== drag.to) setDrag({ ...drag, to });
      },
      onPointerUp(event) {
        const { drag } = latest.current;
        if (drag?.pointerId !== event.pointerId) return;
        setDrag(undefined);
        // The last move may not have been rendered yet.
        move(drag.from, targetOf(drag, event));
      },
      onPointerCancel: () => setDrag(undefined),
      onKeyDown(event, index) {
        const { drag, groups } = latest.current;
        if (event.key === 'Escape' && drag) {
          event.preventDefault();
          event.stopPropagation();
          setDrag(undefined);
          return;
        }
        const [first, last] = groupBounds(groups, index);
        const places = new Map([
          ['ArrowUp', index - 1],
          ['ArrowDown', index + 1],
          ['Home', first],
          ['End', last],
        ]);
        const to = places.get(event.key);
        if (to === undefined) return;
        // Prevents scrolling the page.
        event.preventDefault();
        move(index, to);
      },
    };
  }, [root, move]);

  return {
    handleEvents,
    isDragged: (index: number) => drag?.from === index,
    /** Returns the side of the row on which the drop line is shown; undefined for no line. */
    dropSideOf(index: number): DropSide | undefined {
      if (!drag || drag.to === drag.from || index !== drag.to) return undefined;
      return drag.to < drag.from ? 'before' : 'after';
    },
  };
}

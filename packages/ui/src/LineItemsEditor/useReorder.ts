'use client';

import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { dropIndex } from './lineItem.ts';

interface ReorderOptions {
  root: RefObject<HTMLElement | null>;
  boundsOf: (index: number) => [first: number, last: number];
  move: (from: number, to: number) => void;
}

/** A drag in progress: the dragged row and the index at which it would be dropped. */
interface Drag {
  pointerId: number;
  from: number;
  to: number;
}

/** Moves rows by a handle, with any pointer or with arrow keys, Home and End. Escape cancels a drag. */
export function useReorder({ root, boundsOf, move }: ReorderOptions) {
  const [drag, setDrag] = useState<Drag>();

  const follow = (event: PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return;
    const rows = [...(root.current?.querySelectorAll('[data-line]') ?? [])];
    const extents = rows.map((row) => row.getBoundingClientRect());
    const [first, last] = boundsOf(drag.from);
    const to = Math.min(last, Math.max(first, dropIndex(extents, drag.from, event.clientY)));
    if (to !== drag.to) setDrag({ ...drag, to });
  };

  return {
    /** Returns the side of the row on which the drop line is shown; undefined for no line. */
    dropSideOf(index: number): 'before' | 'after' | undefined {
      if (!drag || drag.to === drag.from || index !== drag.to) return undefined;
      return drag.to < drag.from ? 'before' : 'after';
    },
    isDragged: (index: number) => drag?.from === index,
    /** Returns the event handlers of a row's handle. */
    handleProps: (index: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || drag) return;
        try {
          event.currentTarget.setPointerCapture(event.pointerId);
        } catch {
          // A short tap may already have ended, in which case the pointer can't be captured.
        }
        setDrag({ pointerId: event.pointerId, from: index, to: index });
      },
      onPointerMove: follow,
      onPointerUp(event: PointerEvent) {
        if (drag?.pointerId !== event.pointerId) return;
        setDrag(undefined);
        move(drag.from, drag.to);
      },
      onPointerCancel: () => setDrag(undefined),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && drag) {
          event.preventDefault();
          event.stopPropagation();
          setDrag(undefined);
          return;
        }
        const [first, last] = boundsOf(index);
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
    }),
  };
}

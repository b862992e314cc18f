'use client';

import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface DragToMove {
  /** Ref of the list. Each item has its id in `data-column`. */
  listRef: RefObject<HTMLDivElement | null>;
  draggedId: string | undefined;
  /** Starts dragging an item. Use it for `onPointerDown` of the grip. */
  start: (event: ReactPointerEvent, id: string) => void;
}

/** Moves items of a list by dragging. @param onMove called while the pointer moves, with indexes of the current list */
export function useDragToMove(onMove: (from: number, to: number) => void): DragToMove {
  const listRef = useRef<HTMLDivElement>(null);
  const [draggedId, setDraggedId] = useState<string>();

  // A layout effect, so that the next pointer event already works with the current list.
  useLayoutEffect(() => {
    if (draggedId === undefined) return;
    const follow = ({ clientY }: PointerEvent) => {
      const items = [...(listRef.current?.children ?? [])];
      const from = items.findIndex(
        (item) => item instanceof HTMLElement && item.dataset['column'] === draggedId,
      );
      const to = items.findIndex((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return clientY >= top && clientY <= bottom;
      });
      if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
    };
    const stop = () => setDraggedId(undefined);
    document.addEventListener('pointermove', follow);
    document.addEventListener('pointerup', stop);
    document.addEventListener('pointercancel', stop);
    return () => {
      document.removeEventListener('pointermove', follow);
      document.removeEventListener('pointerup', stop);
      document.removeEventListener('pointercancel', stop);
    };
  }, [draggedId, onMove]);

  return {
    listRef,
    draggedId,
    start(event, id) {
      if (event.button !== 0) return;
      // Prevents text selection during the drag.
      event.preventDefault();
      setDraggedId(id);
    },
  };
}

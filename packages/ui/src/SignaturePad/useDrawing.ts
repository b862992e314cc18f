'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { useControlledState } from '../Field/useControlledState.ts';
import type { SignaturePoint, SignatureStrokes } from '../signature/strokes.ts';
import { lastTime, onPad, pointAt, withPoint } from './drawing.ts';

interface DrawingOptions {
  value: SignatureStrokes | undefined;
  defaultValue: SignatureStrokes;
  onChange: ((strokes: SignatureStrokes) => void) | undefined;
  /** Prevents drawing. */
  isLocked: boolean;
  /** Accepts points outside the pad, which the caller fits to the pad. @default false */
  isUnbounded?: boolean | undefined;
}

interface Pen {
  /** Id of the drawing pointer. Other pointers are ignored until it is lifted. */
  id: number;
  /** `timeStamp` of an event whose `t` would be 0. */
  origin: number;
}

/**
 * Strokes of a SignaturePad, and the functions to draw, undo and clear. `onChange` is called when the user lifts the pen.
 */
export function useDrawing(options: DrawingOptions) {
  const { value, defaultValue, onChange, isLocked, isUnbounded = false } = options;
  const [strokes, setStrokes] = useControlledState(value, defaultValue, onChange);
  const [current, setCurrent] = useState<readonly SignaturePoint[]>([]);
  const [cleared, setCleared] = useState<SignatureStrokes>([]);
  const pen = useRef<Pen | undefined>(undefined);
  const drawn = useRef<readonly SignaturePoint[]>([]);

  const extend = (event: PointerEvent, { origin }: Pen) => {
    // The drawing surface can be larger than the pad, which is as large as the drawn ink's box.
    const pad = (event.currentTarget.querySelector('svg') ?? event.currentTarget).getBoundingClientRect();
    // Browsers combine several movements into one event. Using each of them makes the line smoother.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const move of moves.length > 0 ? moves : [event.nativeEvent]) {
      const point = pointAt(move, pad, move.timeStamp - origin);
      drawn.current = withPoint(drawn.current, isUnbounded ? point : onPad(point));
    }
    setCurrent(drawn.current);
  };
  const lift = (event: PointerEvent) => {
    if (pen.current?.id !== event.pointerId) return;
    pen.current = undefined;
    if (drawn.current.length > 0) setStrokes([...strokes, drawn.current]);
    drawn.current = [];
    setCurrent([]);
    setCleared([]);
  };

  return {
    strokes: current.length > 0 ? [...strokes, current] : strokes,
    change: setStrokes,
    canUndo: strokes.length > 0 || cleared.length > 0,
    /** Removes the last stroke or, if the pad was cleared, restores the cleared strokes. */
    undo() {
      setStrokes(strokes.length > 0 ? strokes.slice(0, -1) : cleared);
      setCleared([]);
    },
    clear() {
      if (strokes.length === 0) return;
      setCleared(strokes);
      setStrokes([]);
    },
    /** Event handlers of the drawing surface. */
    padProps: {
      onPointerDown(event: PointerEvent) {
        if (isLocked || pen.current || event.button !== 0) return;
        try {
          // Continues the line when the pen leaves the pad.
          event.currentTarget.setPointerCapture(event.pointerId);
        } catch {
          // A short tap may already have ended, in which case the pointer can't be captured.
        }
        // A press must not select surrounding text.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
        const { timeStamp } = event.nativeEvent;
        const startTime = strokes.length > 0 ? lastTime(strokes) + 1 : 0;
        pen.current = { id: event.pointerId, origin: timeStamp - startTime };
        extend(event, pen.current);
      },
      onPointerMove(event: PointerEvent) {
        if (pen.current?.id === event.pointerId) extend(event, pen.current);
      },
      // The drawing is also kept if the phone cancels the pointer, e.g. for an incoming call.
      onPointerUp: lift,
      onPointerCancel: lift,
      onLostPointerCapture: lift,
    },
  };
}

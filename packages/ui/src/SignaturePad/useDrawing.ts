'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { useControlledState } from '../Field/useControlledState.ts';
import type { SignaturePoint, SignatureStrokes } from '../signature/strokes.ts';
import { lastTime, pointAt, withPoint } from './drawing.ts';

interface DrawingOptions {
  value: SignatureStrokes | undefined;
  defaultValue: SignatureStrokes;
  onChange: ((strokes: SignatureStrokes) => void) | undefined;
  /** Nothing can be drawn. */
  isLocked: boolean;
}

interface Pen {
  /** The pointer that draws; others are ignored until it is lifted. */
  id: number;
  /** `timeStamp` of an event whose `t` would be 0. */
  origin: number;
}

/** The strokes of a SignaturePad: drawn by pointer, taken back, cleared. `onChange` is called when the pen is lifted. */
export function useDrawing({ value, defaultValue, onChange, isLocked }: DrawingOptions) {
  const [strokes, setStrokes] = useControlledState(value, defaultValue, onChange);
  const [current, setCurrent] = useState<readonly SignaturePoint[]>([]);
  const [cleared, setCleared] = useState<SignatureStrokes>([]);
  const pen = useRef<Pen | undefined>(undefined);
  const drawn = useRef<readonly SignaturePoint[]>([]);

  const extend = (event: PointerEvent, { origin }: Pen) => {
    const pad = event.currentTarget.getBoundingClientRect();
    // A browser puts several movements into one event; each of them makes the line rounder.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const move of moves.length > 0 ? moves : [event.nativeEvent]) {
      drawn.current = withPoint(drawn.current, pointAt(move, pad, move.timeStamp - origin));
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
    canUndo: strokes.length > 0 || cleared.length > 0,
    /** Takes the last stroke back, or the clearing of all. */
    undo() {
      setStrokes(strokes.length > 0 ? strokes.slice(0, -1) : cleared);
      setCleared([]);
    },
    clear() {
      if (strokes.length === 0) return;
      setCleared(strokes);
      setStrokes([]);
    },
    /** Handlers of the element that is drawn on. */
    padProps: {
      onPointerDown(event: PointerEvent) {
        if (isLocked || pen.current || event.button !== 0) return;
        try {
          // Keeps the line when the pen leaves the pad.
          event.currentTarget.setPointerCapture(event.pointerId);
        } catch {
          // A short tap may have ended already.
        }
        // A press must not select the text around.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
        const { timeStamp } = event.nativeEvent;
        const begun = strokes.length > 0 ? lastTime(strokes) + 1 : 0;
        pen.current = { id: event.pointerId, origin: timeStamp - begun };
        extend(event, pen.current);
      },
      onPointerMove(event: PointerEvent) {
        if (pen.current?.id === event.pointerId) extend(event, pen.current);
      },
      // What was drawn stays, also when a phone takes the pointer away, as for a call.
      onPointerUp: lift,
      onPointerCancel: lift,
      onLostPointerCapture: lift,
    },
  };
}

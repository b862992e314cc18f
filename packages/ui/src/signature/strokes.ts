/** A point of a signature. */
export interface SignaturePoint {
  /** Distance from the left edge of the pad, 0 to 1. */
  x: number;
  /** Distance from the top edge of the pad, 0 to 1. */
  y: number;
  /** Time in ms since the first point of the signature. */
  t: number;
}

/** A signature: one list of points per stroke of the pen. */
export type SignatureStrokes = readonly (readonly SignaturePoint[])[];

/** Width of the pad divided by its height. */
export const SIGNATURE_RATIO = 2.5;

/** Minimum total length of all strokes, in widths of the pad: the length of a cross of two short lines. */
const MIN_INK_LENGTH = 0.15;

/** Minimum extent of the drawing, in widths of the pad. A scribble on one spot has less. */
const MIN_INK_EXTENT = 0.06;

const distance = (a: SignaturePoint, b: SignaturePoint) =>
  Math.hypot(b.x - a.x, (b.y - a.y) / SIGNATURE_RATIO);

function lengthOf(stroke: readonly SignaturePoint[]): number {
  let length = 0;
  let previous: SignaturePoint | undefined;
  for (const point of stroke) {
    if (previous) length += distance(previous, point);
    previous = point;
  }
  return length;
}

/** Returns true for a signature with enough ink; false for an empty pad, dots, or a scribble on one spot. */
export function isSigned(strokes: SignatureStrokes): boolean {
  const lines = strokes.filter((stroke) => lengthOf(stroke) > 0);
  const length = lines.reduce((sum, stroke) => sum + lengthOf(stroke), 0);
  if (length < MIN_INK_LENGTH) return false;
  let [left, right, top, bottom] = [1, 0, 1, 0];
  for (const { x, y } of lines.flat()) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return Math.hypot(right - left, (bottom - top) / SIGNATURE_RATIO) >= MIN_INK_EXTENT;
}

/** A point of a drawn signature. */
export interface InkPoint {
  /** From the left edge of the pad, 0 to 1. */
  x: number;
  /** From the top edge of the pad, 0 to 1. */
  y: number;
  /** Milliseconds since the first point. */
  t: number;
}

/** A drawn signature: one list of points per stroke. */
export type InkStrokes = readonly (readonly InkPoint[])[];

/** Width of the signature pad divided by its height. Must equal the ratio of the UI kit's pad. */
export const INK_RATIO = 2.5;

/**
 * Maximum number of points of a signature. A pad records one point for each pixel that the pen moves on a phone, so this
 * is 12 pad widths.
 */
export const INK_POINTS_MAX = 5000;

/** Minimum total length of all strokes in pad widths: a cross of two short lines. */
const MIN_INK_LENGTH = 0.15;

/** Minimum extent of the drawing in pad widths. A scribble on one spot has less. */
const MIN_INK_EXTENT = 0.06;

const distance = (a: InkPoint, b: InkPoint) => Math.hypot(b.x - a.x, (b.y - a.y) / INK_RATIO);

const lengthOf = (stroke: readonly InkPoint[]) =>
  stroke.reduce((sum, point, index) => sum + distance(stroke[index - 1] ?? point, point), 0);

/**
 * Returns true if a signature has enough ink. Rejects an empty pad, dots, and a scribble on one spot. The UI kit's pad
 * has the same rule, and a test compares the two.
 */
export function hasInk(strokes: InkStrokes): boolean {
  const lines = strokes.filter((stroke) => lengthOf(stroke) > 0);
  if (lines.reduce((sum, line) => sum + lengthOf(line), 0) < MIN_INK_LENGTH) return false;
  const edges = lines.flat().reduce(
    ({ left, right, top, bottom }, { x, y }) => ({
      left: Math.min(left, x),
      right: Math.max(right, x),
      top: Math.min(top, y),
      bottom: Math.max(bottom, y),
    }),
    { left: 1, right: 0, top: 1, bottom: 0 },
  );
  return Math.hypot(edges.right - edges.left, (edges.bottom - edges.top) / INK_RATIO) >= MIN_INK_EXTENT;
}

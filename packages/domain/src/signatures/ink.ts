/** A point of a drawn signature. */
export interface InkPoint {
  /** From the left edge of the pad, 0 to 1. */
  x: number;
  /** From the top edge of the pad, 0 to 1. */
  y: number;
  /** Milliseconds since the first point. */
  t: number;
}

/** A drawn signature: one list of points for each time the pen was down. */
export type InkStrokes = readonly (readonly InkPoint[])[];

/** Width of the pad divided by its height; the pad of the kit has the same. */
export const INK_RATIO = 2.5;

/** Most points of a signature: a pad keeps one for each pixel of a phone that the pen has moved, and this is 12 widths. */
export const INK_POINTS_MAX = 5000;

/** Least length of all lines together, in widths of the pad: that of a cross of two short lines. */
const LEAST_LENGTH = 0.15;

/** Least distance between two ends of what was drawn, in widths of the pad: a scribble on one spot has less. */
const LEAST_EXTENT = 0.06;

const distance = (a: InkPoint, b: InkPoint) => Math.hypot(b.x - a.x, (b.y - a.y) / INK_RATIO);

const lengthOf = (stroke: readonly InkPoint[]) =>
  stroke.reduce((sum, point, place) => sum + distance(stroke[place - 1] ?? point, point), 0);

/**
 * Returns true for a signature with enough ink: not for an empty pad, dots, or a scribble on one spot. The pad of the kit
 * has the same rule, and a test compares the two.
 */
export function hasInk(strokes: InkStrokes): boolean {
  const lines = strokes.filter((stroke) => lengthOf(stroke) > 0);
  if (lines.reduce((sum, line) => sum + lengthOf(line), 0) < LEAST_LENGTH) return false;
  const edges = lines.flat().reduce(
    ({ left, right, top, bottom }, { x, y }) => ({
      left: Math.min(left, x),
      right: Math.max(right, x),
      top: Math.min(top, y),
      bottom: Math.max(bottom, y),
    }),
    { left: 1, right: 0, top: 1, bottom: 0 },
  );
  return Math.hypot(edges.right - edges.left, (edges.bottom - edges.top) / INK_RATIO) >= LEAST_EXTENT;
}

import { SIGNATURE_RATIO, type SignaturePoint, type SignatureStrokes } from '../signature/strokes.ts';

/**
 * Minimum distance of two points as a fraction of the pad's width: about a pixel on a phone. Closer points would only add
 * bytes.
 */
const MIN_POINT_DISTANCE = 0.0025;

const share = (position: number, size: number) =>
  Math.round(Math.min(1, Math.max(0, position / size)) * 10_000) / 10_000;

/** Position of a pointer on the pad. Outside the pad it is the nearest position on the edge. */
export const pointAt = (
  pointer: { clientX: number; clientY: number },
  pad: { left: number; top: number; width: number; height: number },
  t: number,
): SignaturePoint => ({
  x: share(pointer.clientX - pad.left, pad.width),
  y: share(pointer.clientY - pad.top, pad.height),
  t: Math.max(0, Math.round(t)),
});

/** Adds a point to a stroke, unless the pen has hardly moved. */
export function withPoint(
  stroke: readonly SignaturePoint[],
  point: SignaturePoint,
): readonly SignaturePoint[] {
  const last = stroke.at(-1);
  if (last && Math.hypot(point.x - last.x, (point.y - last.y) / SIGNATURE_RATIO) < MIN_POINT_DISTANCE)
    return stroke;
  return [...stroke, point];
}

/** Time of the last point in ms; 0 for an empty pad. */
export const lastTime = (strokes: SignatureStrokes): number => strokes.at(-1)?.at(-1)?.t ?? 0;

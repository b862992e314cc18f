import { SIGNATURE_RATIO, type SignaturePoint, type SignatureStrokes } from '../signature/strokes.ts';

/** Least distance of two points, in widths of the pad: a pixel of a phone. What is nearer adds bytes and no form. */
const LEAST_STEP = 0.0025;

const share = (position: number, size: number) =>
  Math.round(Math.min(1, Math.max(0, position / size)) * 10_000) / 10_000;

/** The place of a pointer on the pad. Outside of the pad it is the nearest place on its edge. */
export const pointAt = (
  pointer: { clientX: number; clientY: number },
  pad: { left: number; top: number; width: number; height: number },
  t: number,
): SignaturePoint => ({
  x: share(pointer.clientX - pad.left, pad.width),
  y: share(pointer.clientY - pad.top, pad.height),
  t: Math.max(0, Math.round(t)),
});

/** A stroke with one more point, unless the pen has hardly moved. */
export function withPoint(
  stroke: readonly SignaturePoint[],
  point: SignaturePoint,
): readonly SignaturePoint[] {
  const last = stroke.at(-1);
  if (last && Math.hypot(point.x - last.x, (point.y - last.y) / SIGNATURE_RATIO) < LEAST_STEP) return stroke;
  return [...stroke, point];
}

/** The time of the last point in ms, 0 for an empty pad. */
export const lastTime = (strokes: SignatureStrokes): number => strokes.at(-1)?.at(-1)?.t ?? 0;

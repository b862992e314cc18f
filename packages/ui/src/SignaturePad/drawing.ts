import { SIGNATURE_RATIO, type SignaturePoint, type SignatureStrokes } from '../signature/strokes.ts';

/**
 * Minimum distance of two points as a fraction of the pad's width: about a pixel on a phone. Closer points would only add
 * bytes.
 */
const MIN_POINT_DISTANCE = 0.0025;

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** Position of a pointer relative to the pad; less than 0 or greater than 1 outside the pad. */
export const pointAt = (
  pointer: { clientX: number; clientY: number },
  pad: { left: number; top: number; width: number; height: number },
  t: number,
): SignaturePoint => ({
  x: rounded((pointer.clientX - pad.left) / pad.width),
  y: rounded((pointer.clientY - pad.top) / pad.height),
  t: Math.max(0, Math.round(t)),
});

/** Moves a point outside the pad to the nearest position on the edge. */
export const onPad = ({ x, y, t }: SignaturePoint): SignaturePoint => ({
  x: between(0, x, 1),
  y: between(0, y, 1),
  t,
});

/** Space between a fitted signature and the edges of the pad, as a fraction of the pad's width. */
const FIT_MARGIN = 0.02;

/** Returns how to scale and move one dimension of a drawing into the pad. */
function fitted(positions: readonly number[], scale: number, size: number) {
  const [min, max] = [Math.min(...positions), Math.max(...positions)];
  const center = (min + max) / 2;
  const half = (scale * (max - min)) / 2 + FIT_MARGIN;
  const target = between(half, center, size - half);
  return (position: number) => between(0, rounded(((position - center) * scale + target) / size), 1);
}

/** Scales a signature that was drawn beyond the pad down to the pad, in proportion. Returns others unchanged. */
export function fitToPad(strokes: SignatureStrokes): SignatureStrokes {
  const points = strokes.flat();
  const isInside = points.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1);
  if (isInside) return strokes;
  // In widths of the pad, so that both dimensions have the same unit.
  const height = 1 / SIGNATURE_RATIO;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y * height);
  const scale = Math.min(
    1,
    (1 - 2 * FIT_MARGIN) / (Math.max(...xs) - Math.min(...xs)),
    (height - 2 * FIT_MARGIN) / (Math.max(...ys) - Math.min(...ys)),
  );
  const [fitX, fitY] = [fitted(xs, scale, 1), fitted(ys, scale, height)];
  return strokes.map((stroke) => stroke.map(({ x, y, t }) => ({ x: fitX(x), y: fitY(y * height), t })));
}

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

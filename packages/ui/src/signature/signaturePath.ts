import type { SignatureStrokes } from './strokes.ts';

/** Rounds to a hundredth of a unit, which is finer than any screen or printer. */
const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Converts a signature to the data of an SVG path, for a box of `width` × `height`. Stroke the path with round caps and
 * joins, without a fill. The line runs smoothly through the midpoints between points. Independent of React and the DOM,
 * so that a server can draw the same signature into a PDF.
 */
export function signaturePath(strokes: SignatureStrokes, width: number, height: number): string {
  return strokes
    .map((stroke) => {
      const points = stroke.map(({ x, y }) => ({ x: x * width, y: y * height }));
      const [first, ...rest] = points;
      if (!first) return '';
      const start = `M${round(first.x)} ${round(first.y)}`;
      const last = rest.at(-1);
      // A line of length zero, which round caps turn into a dot.
      if (!last) return `${start}h0`;
      const curves = rest.slice(0, -1).map(({ x, y }, index) => {
        const next = rest[index + 1] ?? last;
        return `Q${round(x)} ${round(y)} ${round((x + next.x) / 2)} ${round((y + next.y) / 2)}`;
      });
      return `${start}${curves.join('')}L${round(last.x)} ${round(last.y)}`;
    })
    .join('');
}

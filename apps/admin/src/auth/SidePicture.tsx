import * as css from './SidePicture.css.ts';

type Point = readonly [x: number, y: number];

/** Heights of the first and the last contour line at some x positions, in a picture of 670 × 800. */
const across = [-10, 120, 250, 390, 540, 680];
const first = [175, 157, 133, 138, 150, 142];
const last = [611, 606, 626, 590, 440, 402];
const LINES = 26;

/** Returns a smooth path through points; the handles of each segment are parallel to its neighbors (Catmull-Rom). */
function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [x, y] = at(0);
  let path = `M${x} ${y}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const handles = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
    path += `C${handles.map((value) => value.toFixed(1)).join(' ')}`;
  }
  return path;
}

const contours = Array.from({ length: LINES }, (_, index) => {
  const share = index / (LINES - 1);
  const points = across.map((x, place): Point => {
    const [from = 0, to = 0] = [first[place], last[place]];
    // The lines are denser on the right, like the steep side of a hill.
    const bent = share ** (1 + place * 0.06);
    return [x, from + (to - from) * bent + Math.sin(share * 9 + place * 1.3) * 5];
  });
  // Brightest in the middle, transparent at both ends.
  return {
    path: smoothPath(points),
    opacity: 0.16 + 0.7 * Math.sin(Math.PI * share) ** 2,
    isMain: index % 5 === 3,
  };
});

/** Contour lines with a derrick, drawn by code in a few hundred bytes. */
export function SidePicture({ claim }: { claim: string }) {
  return (
    <div className={css.picture}>
      <svg
        className={css.drawing}
        // Begins at 60, so that a narrow window does not cut off the derrick.
        viewBox="60 0 610 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <g className={css.contours}>
          {contours.map(({ path, opacity, isMain }) => (
            <path key={path} d={path} opacity={opacity.toFixed(2)} strokeWidth={isMain ? 1.5 : 0.9} />
          ))}
        </g>
        <path
          className={css.derrick}
          d="M424 126v24M424 150 381 372M424 150l43 222M415 195h18M408 235h32M401 276h47M392 318h65M415 195l25 40M433 195l-25 40M408 235l40 41M440 235l-39 41M401 276l56 42M448 276l-56 42"
        />
      </svg>
      <p className={css.claim}>{claim}</p>
    </div>
  );
}

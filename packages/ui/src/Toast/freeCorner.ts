import { isVisible } from '../platform/isVisible.ts';
import { queryMedia } from '../platform/queryMedia.ts';
import { media } from '../theme/media.ts';

/** Possible toast positions. `top` is the middle of the upper edge, over the free part of a top bar. */
export const toastCorners = ['bottomEnd', 'bottomStart', 'topEnd', 'top'] as const;

type Corner = (typeof toastCorners)[number];

/** Toast positions on a phone, each as wide as the screen: below the top bar, and at the bottom edge. */
const phoneCorners = ['topEnd', 'bottomEnd'] as const satisfies readonly Corner[];

/** Elements that toasts should not cover: all controls, and the page title. */
const OBSTACLES_SELECTOR =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [tabindex="0"], h1';

/** Weight of the focused element. Covering it is worse than covering any number of other elements. */
const FOCUS_WEIGHT = 1000;

interface Obstacle {
  rect: DOMRect;
  weight: number;
}

/** Lists the visible elements that toasts should not cover. */
function obstaclesAround(region: HTMLElement): Obstacle[] {
  const obstacles: Obstacle[] = [];
  for (const element of document.querySelectorAll(OBSTACLES_SELECTOR)) {
    if (region.contains(element) || element.closest('[inert], [aria-hidden="true"]')) continue;
    const rect = element.getBoundingClientRect();
    const isInWindow = rect.width > 1 && rect.height > 1 && rect.bottom > 0 && rect.top < innerHeight;
    if (isInWindow && isVisible(element, { visibilityProperty: true }))
      obstacles.push({ rect, weight: element === document.activeElement ? FOCUS_WEIGHT : 1 });
  }
  return obstacles;
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const coveredBy = (region: HTMLElement, obstacles: readonly Obstacle[]) => {
  const place = region.getBoundingClientRect();
  return obstacles.reduce((sum, { rect, weight }) => (overlaps(place, rect) ? sum + weight : sum), 0);
};

/**
 * Moves the toast region to the corner where it covers least. The region stays in place as long as it covers nothing, and
 * while the user hovers or focuses a toast.
 */
export function moveToFreeCorner(region: HTMLElement): void {
  if (region.matches(':hover, :focus-within')) return;
  const obstacles = obstaclesAround(region);
  const corners: readonly Corner[] = queryMedia(media.phone).matches ? phoneCorners : toastCorners;
  const now = region.dataset['corner'];
  // The current corner is tried first, so that another corner must be strictly better.
  const orderedCorners = [...corners].sort((a, b) => Number(b === now) - Number(a === now));
  let best: { corner: Corner; covered: number } | undefined;
  for (const corner of orderedCorners) {
    region.dataset['corner'] = corner;
    const covered = coveredBy(region, obstacles);
    if (!best || covered < best.covered) best = { corner, covered };
    if (covered === 0) break;
  }
  if (best) region.dataset['corner'] = best.corner;
}

import { isVisible } from '../platform/isVisible.ts';
import { queryMedia } from '../platform/queryMedia.ts';
import { media } from '../theme/media.ts';

/** Where toasts can stand; `top` is the middle of the upper edge, over the free part of a top bar. */
export const toastCorners = ['bottomEnd', 'bottomStart', 'topEnd', 'top'] as const;

type Corner = (typeof toastCorners)[number];

/** A phone has two, each as wide as the screen: below its top bar, and at its lower edge. */
const phoneCorners = ['topEnd', 'bottomEnd'] as const satisfies readonly Corner[];

/** What nobody wants covered: everything that can be pressed or typed into, and the name of the page. */
const NEEDED =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="option"], [tabindex="0"], h1';

/** Covering what has the focus is worse than covering any number of other things. */
const FOCUS_WEIGHT = 1000;

interface Obstacle {
  rect: DOMRect;
  weight: number;
}

/** Lists what the reader may need, as far as it is in the window. */
function obstaclesAround(region: HTMLElement): Obstacle[] {
  const found: Obstacle[] = [];
  for (const element of document.querySelectorAll(NEEDED)) {
    if (region.contains(element) || element.closest('[inert], [aria-hidden="true"]')) continue;
    const rect = element.getBoundingClientRect();
    const isInWindow = rect.width > 1 && rect.height > 1 && rect.bottom > 0 && rect.top < innerHeight;
    if (isInWindow && isVisible(element, { visibilityProperty: true }))
      found.push({ rect, weight: element === document.activeElement ? FOCUS_WEIGHT : 1 });
  }
  return found;
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const coveredBy = (region: HTMLElement, obstacles: readonly Obstacle[]) => {
  const place = region.getBoundingClientRect();
  return obstacles.reduce((sum, { rect, weight }) => (overlaps(place, rect) ? sum + weight : sum), 0);
};

/**
 * Moves the region of toasts to the corner where it covers least; it stays where it is as long as it covers nothing.
 * Nothing moves while somebody points at a toast or has the focus in it.
 */
export function takeFreeCorner(region: HTMLElement): void {
  if (region.matches(':hover, :focus-within')) return;
  const obstacles = obstaclesAround(region);
  const corners: readonly Corner[] = queryMedia(media.phone).matches ? phoneCorners : toastCorners;
  const now = region.dataset['corner'];
  // Where it stands comes first, so that another corner has to be better.
  const tried = [...corners].sort((one, other) => Number(other === now) - Number(one === now));
  let best: { corner: Corner; covered: number } | undefined;
  for (const corner of tried) {
    region.dataset['corner'] = corner;
    const covered = coveredBy(region, obstacles);
    if (!best || covered < best.covered) best = { corner, covered };
    if (covered === 0) break;
  }
  if (best) region.dataset['corner'] = best.corner;
}

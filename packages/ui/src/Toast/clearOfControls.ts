import { isVisible } from '../platform/isVisible.ts';
import { queryMedia } from '../platform/queryMedia.ts';
import { media } from '../theme/media.ts';

/** Edges of toasts: the lower one, on the end side; on a phone the upper one, below the top bar. */
export const toastEdges = ['bottom', 'top'] as const;

/** Maximum distance from the edge, as a part of the window's height. Farther away, toasts would cover the content instead. */
const MAX_SHIFT = 0.4;

/** Space between toasts and the control that they make room for, in px. */
const GAP = 8;

/** Custom property with the distance from the usual position. */
export const TOAST_SHIFT = '--derrick-toast-shift';

const DIALOG_SELECTOR = '[role="dialog"], [role="alertdialog"]';

/** Attribute of the region while a dialog is open, which covers the top bar. */
const OVER_DIALOG = 'data-over-dialog';

/** Title of an open dialog. */
const DIALOG_TITLE_SELECTOR = `:is(${DIALOG_SELECTOR}) > :is(h1, h2, h3), [slot="title"]`;

const FIELDS_SELECTOR = 'input, select, textarea';

/** Elements that toasts should not cover: all controls, and the titles of the page and of a dialog. */
const OBSTACLES_SELECTOR = `a[href], button, ${FIELDS_SELECTOR}, summary, [role="button"], [role="option"], [tabindex="0"], h1, ${DIALOG_TITLE_SELECTOR}`;

/** Weight of a dialog's title, which says what the fields below it are for. */
const TITLE_WEIGHT = 20;

/** Weight of a field of a dialog, which the user is about to fill in. Covering it is worse than covering the title. */
const FIELD_WEIGHT = 50;

/** Weight of the focused element. Covering it is worse than covering any number of other elements. */
const FOCUS_WEIGHT = 1000;

interface Obstacle {
  isInDialog: boolean;
  rect: DOMRect;
  weight: number;
}

function weightOf(element: Element, isInDialog: boolean): number {
  if (element === document.activeElement) return FOCUS_WEIGHT;
  if (isInDialog && element.matches(FIELDS_SELECTOR)) return FIELD_WEIGHT;
  return element.matches(DIALOG_TITLE_SELECTOR) ? TITLE_WEIGHT : 1;
}

/** Lists the visible elements that toasts should not cover. */
function obstaclesAround(region: HTMLElement): Obstacle[] {
  const obstacles: Obstacle[] = [];
  for (const element of document.querySelectorAll(OBSTACLES_SELECTOR)) {
    if (region.contains(element) || element.closest('[inert], [aria-hidden="true"]')) continue;
    const rect = element.getBoundingClientRect();
    const isInWindow = rect.width > 1 && rect.height > 1 && rect.bottom > 0 && rect.top < innerHeight;
    if (!isInWindow || !isVisible(element, { visibilityProperty: true })) continue;
    const isInDialog = element.closest(DIALOG_SELECTOR) !== null;
    obstacles.push({ rect, isInDialog, weight: weightOf(element, isInDialog) });
  }
  return obstacles;
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Shifts the toast region away from its edge until it covers no control, such as the buttons of a save bar. If that would
 * move it too far, it takes the position in which it covers least: the title of a dialog instead of its fields, and never
 * the focused element. It stays in place while the user hovers or focuses a toast.
 */
export function keepClearOfControls(region: HTMLElement): void {
  if (region.matches(':hover, :focus-within')) return;
  const edge = queryMedia(media.phone).matches ? 'top' : 'bottom';
  region.dataset['edge'] = edge;
  const obstacles = obstaclesAround(region);
  region.toggleAttribute(
    OVER_DIALOG,
    obstacles.some(({ isInDialog }) => isInDialog),
  );
  let best: { shift: number; covered: number } | undefined;
  let shift = 0;
  while (shift <= innerHeight * MAX_SHIFT) {
    region.style.setProperty(TOAST_SHIFT, `${shift}px`);
    const place = region.getBoundingClientRect();
    const covered = obstacles.filter(({ rect }) => overlaps(place, rect));
    const weight = covered.reduce((sum, obstacle) => sum + obstacle.weight, 0);
    if (!best || weight < best.covered) best = { shift, covered: weight };
    if (covered.length === 0) break;
    shift +=
      GAP +
      (edge === 'bottom'
        ? place.bottom - Math.min(...covered.map(({ rect }) => rect.top))
        : Math.max(...covered.map(({ rect }) => rect.bottom)) - place.top);
  }
  region.style.setProperty(TOAST_SHIFT, `${best?.shift ?? 0}px`);
}

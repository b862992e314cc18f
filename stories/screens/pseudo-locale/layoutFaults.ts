/** Tolerance in px: half a pixel of rounding on either side. */
const SLACK = 1;

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);

const name = (element: Element) => `<${element.tagName.toLowerCase()}> "${textOf(element)}"`;

const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Returns true for invisible elements: texts for screen readers only, covered or inert elements, closed overlays. */
const isUnseen = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  element.closest('[inert], [data-live-announcer]') !== null ||
  ancestors(element).some((one) => {
    const { clipPath, clip, position, inlineSize } = getComputedStyle(one);
    return (
      clipPath.startsWith('inset(50%') ||
      (position === 'absolute' && (clip !== 'auto' || inlineSize === '1px'))
    );
  });

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
    found.push(one);
  return found;
}

/** Returns true if the text ends in an ellipsis, so that it is cut on purpose. */
const endsInEllipsis = (element: Element) =>
  ancestors(element).some((one) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(one);
    return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
  });

interface Written {
  element: Element;
  box: DOMRect;
}

/** Returns the visible parts of the lines of all texts, clipped by their ancestors. */
function writtenIn(root: Element): Written[] {
  const lines: Written[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || /^(?:script|style|option)$/i.test(element.tagName)) continue;
    if (isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = seen(element, line);
      if (box) lines.push({ element, box });
    }
  }
  return lines;
}

function seen(element: Element, line: DOMRect): DOMRect | undefined {
  let { left, right, top, bottom } = line;
  for (const one of ancestors(element)) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return right - left > SLACK && bottom - top > SLACK
    ? new DOMRect(left, top, right - left, bottom - top)
    : undefined;
}

const stands = (element: Element) =>
  ancestors(element).some((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));

/** Finds overlapping texts. Elements with fixed or sticky position are left out. */
function overlaps(lines: readonly Written[]): string[] {
  const flat = lines.filter(({ element }) => !stands(element));
  return flat.flatMap((one, index) =>
    flat.slice(index + 1).flatMap((other) => {
      if (one.element === other.element) return [];
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines of tight paragraphs overlap by a few empty pixels of their line boxes.
      const isOver = width > 2 && height > Math.min(one.box.height, other.box.height) / 3;
      return isOver ? [`${name(one.element)} lies on ${name(other.element)}`] : [];
    }),
  );
}

/** Returns the boxes that must contain a text: its ancestors up to the first positioned one, such as a badge. */
function places(element: Element): Element[] {
  const all = ancestors(element);
  const placed = all.findIndex((one) => ['absolute', 'fixed'].includes(getComputedStyle(one).position));
  return (placed === -1 ? all : all.slice(0, placed + 1)).filter(
    (one) => one instanceof HTMLElement && !/^(?:inline|contents)$/.test(getComputedStyle(one).display),
  );
}

function stickingOut(lines: readonly Written[]): string[] {
  const found = lines.flatMap(({ element, box }) => {
    const left = places(element).find((one) => {
      const frame = one.getBoundingClientRect();
      return box.left < frame.left - SLACK || box.right > frame.right + SLACK;
    });
    return left ? [`${name(element)} sticks out of its <${left.tagName.toLowerCase()}>`] : [];
  });
  return [...new Set(found)];
}

/** The header of a table with scrolling columns scrolls together with the rows. */
const scrollsWithRows = (element: Element) => element.matches('[data-overflowing] thead');

/** Finds elements that cut off their text without an ellipsis. */
function cutOff(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (!textOf(element) || element instanceof HTMLSelectElement || isUnseen(element)) return [];
    if (scrollsWithRows(element)) return [];
    const { overflowX, overflowY } = getComputedStyle(element);
    const isWide = isCut(overflowX) && element.scrollWidth > element.clientWidth + SLACK;
    const isHigh = isCut(overflowY) && element.scrollHeight > element.clientHeight + SLACK;
    if (!isWide && !isHigh) return [];
    return endsInEllipsis(element) ? [] : [`${name(element)} is cut off`];
  });
}

/** Lists all layout faults of the page: sideways scrolling, text that is cut off, overlaps or extends beyond its box. */
export function layoutFaults(root: Element = document.body): string[] {
  const { scrollWidth } = document.documentElement;
  const lines = writtenIn(root);
  return [
    ...(scrollWidth > window.innerWidth
      ? [`The page is ${scrollWidth} px wide in ${window.innerWidth} px`]
      : []),
    ...cutOff(root),
    ...overlaps(lines),
    ...stickingOut(lines),
  ];
}

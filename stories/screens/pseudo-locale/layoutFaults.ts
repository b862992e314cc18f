/** Tolerance in px: half a pixel of rounding on either side. */
const SLACK = 1;

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);

const name = (element: Element) => `<${element.tagName.toLowerCase()}> "${textOf(element)}"`;

const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Returns true for invisible elements: texts for screen readers only, covered or inert elements, closed overlays. */
const isUnseen = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  element.closest('[inert], [data-live-announcer]') !== null ||
  ancestors(element).some((ancestor) => {
    const { clipPath, clip, position, inlineSize } = getComputedStyle(ancestor);
    return (
      clipPath.startsWith('inset(50%') ||
      (position === 'absolute' && (clip !== 'auto' || inlineSize === '1px'))
    );
  });

function ancestors(element: Element): Element[] {
  const elements: Element[] = [];
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  )
    elements.push(ancestor);
  return elements;
}

/** Returns true if the text ends in an ellipsis, so that it is cut on purpose. */
const endsInEllipsis = (element: Element) =>
  ancestors(element).some((ancestor) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(ancestor);
    return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');
  });

interface TextLine {
  element: Element;
  box: DOMRect;
}

/** Returns the visible parts of the lines of all texts, clipped by their ancestors. */
function visibleLinesOf(root: Element): TextLine[] {
  const lines: TextLine[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || /^(?:script|style|option)$/i.test(element.tagName)) continue;
    if (isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const box = clipToVisible(element, line);
      if (box) lines.push({ element, box });
    }
  }
  return lines;
}

function clipToVisible(element: Element, line: DOMRect): DOMRect | undefined {
  let { left, right, top, bottom } = line;
  for (const ancestor of ancestors(element)) {
    const { overflowX, overflowY } = getComputedStyle(ancestor);
    const box = ancestor.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return right - left > SLACK && bottom - top > SLACK
    ? new DOMRect(left, top, right - left, bottom - top)
    : undefined;
}

const isFixedOrSticky = (element: Element) =>
  ancestors(element).some((ancestor) => ['fixed', 'sticky'].includes(getComputedStyle(ancestor).position));

/** Finds overlapping texts. Elements with fixed or sticky position are left out. */
function overlaps(lines: readonly TextLine[]): string[] {
  const flat = lines.filter(({ element }) => !isFixedOrSticky(element));
  return flat.flatMap((line, index) =>
    flat.slice(index + 1).flatMap((laterLine) => {
      if (line.element === laterLine.element) return [];
      const width =
        Math.min(line.box.right, laterLine.box.right) - Math.max(line.box.left, laterLine.box.left);
      const height =
        Math.min(line.box.bottom, laterLine.box.bottom) - Math.max(line.box.top, laterLine.box.top);
      // Lines of tight paragraphs overlap by a few empty pixels of their line boxes.
      const isOver = width > 2 && height > Math.min(line.box.height, laterLine.box.height) / 3;
      return isOver ? [`${name(line.element)} lies on ${name(laterLine.element)}`] : [];
    }),
  );
}

/** Returns the boxes that must contain a text: its ancestors up to the first positioned one, such as a badge. */
function containingBoxes(element: Element): Element[] {
  const all = ancestors(element);
  const placed = all.findIndex((ancestor) =>
    ['absolute', 'fixed'].includes(getComputedStyle(ancestor).position),
  );
  return (placed === -1 ? all : all.slice(0, placed + 1)).filter(
    (ancestor) =>
      ancestor instanceof HTMLElement && !/^(?:inline|contents)$/.test(getComputedStyle(ancestor).display),
  );
}

function stickingOut(lines: readonly TextLine[]): string[] {
  const faults = lines.flatMap(({ element, box }) => {
    const left = containingBoxes(element).find((ancestor) => {
      const frame = ancestor.getBoundingClientRect();
      return box.left < frame.left - SLACK || box.right > frame.right + SLACK;
    });
    return left ? [`${name(element)} sticks out of its <${left.tagName.toLowerCase()}>`] : [];
  });
  return [...new Set(faults)];
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
  const lines = visibleLinesOf(root);
  return [
    ...(scrollWidth > window.innerWidth
      ? [`The page is ${scrollWidth} px wide in ${window.innerWidth} px`]
      : []),
    ...cutOff(root),
    ...overlaps(lines),
    ...stickingOut(lines),
  ];
}

export interface Hint {
  element: HTMLElement;
  text: string;
  placement: 'top' | 'end';
}

/** Limits for the search for cut-off text: `NEAR` ancestors including the element itself, and `INSIDE` descendants. */
const MAX_ANCESTORS = 4;
const MAX_DESCENDANTS = 24;

const apple = /Mac|iPhone|iPad/;

/** Formats the shortcut from `aria-keyshortcuts` that applies on this platform: `Ctrl+B`, or `⌘B` on a Mac. */
export function formatShortcut(shortcuts: string, platform: string): string {
  const all = shortcuts.split(' ');
  if (apple.test(platform)) {
    const keys = all.find((shortcut) => shortcut.includes('Meta+')) ?? all[0] ?? '';
    return keys
      .replace('Meta+', '⌘')
      .replace('Control+', '⌃')
      .replace('Alt+', '⌥')
      .replace('Shift+', '⇧')
      .replace('ArrowDown', '↓');
  }
  const keys = all.find((shortcut) => !shortcut.includes('Meta+')) ?? '';
  return keys.replace('Control+', 'Ctrl+').replace('ArrowDown', '↓');
}

/** Returns true if the element contains visible text. */
function hasVisibleText(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue?.trim() && !node.parentElement?.closest('[aria-hidden="true"]')) return true;
  }
  return false;
}

/** Returns the name of an icon-only button or link, with its shortcut if it has one. Undefined for other elements. */
function nameOfIcon(element: Element): string | undefined {
  const name = element.getAttribute('aria-label');
  if (!name || hasVisibleText(element)) return undefined;
  const shortcuts = element.getAttribute('aria-keyshortcuts');
  return shortcuts ? `${name} (${formatShortcut(shortcuts, navigator.platform)})` : name;
}

/** Returns true if the text of an element is cut off by an ellipsis or by a line clamp. */
function isTruncated(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight)
    return false;
  const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
  if (webkitLineClamp !== 'none') return element.scrollHeight > element.clientHeight;
  return textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
}

function* withAncestors(element: Element): Generator<Element> {
  let ancestor: Element | null = element;
  for (let count = 0; ancestor && count < MAX_ANCESTORS; count += 1, ancestor = ancestor.parentElement)
    yield ancestor;
}

/**
 * Returns the cut-off texts in and around an element. Fields are skipped, because users can scroll the text in them with
 * the caret.
 */
function truncatedTexts(target: Element, isFocus: boolean): string[] {
  const inside = isFocus ? [...target.querySelectorAll('*')].slice(0, MAX_DESCENDANTS) : [];
  const cut = [...withAncestors(target), ...inside].filter(
    (element) => !element.matches('input, select, textarea') && isTruncated(element),
  );
  return [...new Set(cut.map((element) => element.textContent.trim()))].filter((text) => text !== '');
}

/**
 * Returns the hint for the hovered or focused element: its `data-hint` (no hint if empty), the name of an icon-only
 * control, or the full text of a cut-off element.
 */
export function hintOf(target: Element, isFocus: boolean): Hint | undefined {
  const explicitHint = target.closest<HTMLElement>('[data-hint]');
  if (explicitHint) {
    const { hint: text = '', hintPlacement } = explicitHint.dataset;
    return text
      ? { element: explicitHint, text, placement: hintPlacement === 'end' ? 'end' : 'top' }
      : undefined;
  }
  const control = target.closest<HTMLElement>('button, a[href], [role="button"]');
  const name = control && nameOfIcon(control);
  if (name) return { element: control, text: name, placement: 'top' };
  // A page or a dialog that received focus has no cut-off text to show.
  if (!(target instanceof HTMLElement) || (isFocus && target.tabIndex < 0)) return undefined;
  const texts = truncatedTexts(target, isFocus);
  return texts.length > 0
    ? { element: control ?? target, text: texts.join(' · '), placement: 'top' }
    : undefined;
}

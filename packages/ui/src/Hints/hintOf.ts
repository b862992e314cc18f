/** What a hint says, and about which element. */
export interface Hint {
  element: HTMLElement;
  text: string;
  placement: 'top' | 'end';
}

/** How many elements around or inside of another are looked at for a text that is cut off. */
const NEAR = 4;
const INSIDE = 24;

const apple = /Mac|iPhone|iPad/;

/** Writes a key of `aria-keyshortcuts`, the one for this machine: `Ctrl+B`, on a Mac `⌘B`. */
export function writeShortcut(shortcuts: string, platform: string): string {
  const all = shortcuts.split(' ');
  if (apple.test(platform)) {
    const keys = all.find((one) => one.includes('Meta+')) ?? all[0] ?? '';
    return keys
      .replace('Meta+', '⌘')
      .replace('Control+', '⌃')
      .replace('Alt+', '⌥')
      .replace('Shift+', '⇧')
      .replace('ArrowDown', '↓');
  }
  const keys = all.find((one) => !one.includes('Meta+')) ?? '';
  return keys.replace('Control+', 'Ctrl+').replace('ArrowDown', '↓');
}

/** Finds a text inside of an element that the eye can read. */
function hasVisibleText(element: Element): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue?.trim() && !node.parentElement?.closest('[aria-hidden="true"]')) return true;
  }
  return false;
}

/** The name of a button or link that shows an icon alone, with its key if it has one. */
function nameOfIcon(element: Element): string | undefined {
  const name = element.getAttribute('aria-label');
  if (!name || hasVisibleText(element)) return undefined;
  const shortcuts = element.getAttribute('aria-keyshortcuts');
  return shortcuts ? `${name} (${writeShortcut(shortcuts, navigator.platform)})` : name;
}

/** Recognises an element whose text ends in an ellipsis or in the middle of a line. */
function isCutOff(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight)
    return false;
  const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
  if (webkitLineClamp !== 'none') return element.scrollHeight > element.clientHeight;
  return textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
}

function* withAncestors(element: Element): Generator<Element> {
  let one: Element | null = element;
  for (let count = 0; one && count < NEAR; count += 1, one = one.parentElement) yield one;
}

/** The texts in and around an element that are cut off. Those of fields can be read by moving in them. */
function cutTexts(target: Element, isFocus: boolean): string[] {
  const inside = isFocus ? [...target.querySelectorAll('*')].slice(0, INSIDE) : [];
  const cut = [...withAncestors(target), ...inside].filter(
    (element) => !element.matches('input, select, textarea') && isCutOff(element),
  );
  return [...new Set(cut.map((element) => element.textContent.trim()))].filter((text) => text !== '');
}

/**
 * Finds what can be said about the element under the pointer or with the focus: what its `data-hint` says (nothing, when
 * that is empty), the name of an icon, or the whole of a text that is cut off.
 */
export function hintOf(target: Element, isFocus: boolean): Hint | undefined {
  const told = target.closest<HTMLElement>('[data-hint]');
  if (told) {
    const { hint: text = '', hintPlacement } = told.dataset;
    return text ? { element: told, text, placement: hintPlacement === 'end' ? 'end' : 'top' } : undefined;
  }
  const control = target.closest<HTMLElement>('button, a[href], [role="button"]');
  const name = control && nameOfIcon(control);
  if (name) return { element: control, text: name, placement: 'top' };
  // A page or a dialog that took the focus is no text.
  if (!(target instanceof HTMLElement) || (isFocus && target.tabIndex < 0)) return undefined;
  const texts = cutTexts(target, isFocus);
  return texts.length > 0
    ? { element: control ?? target, text: texts.join(' · '), placement: 'top' }
    : undefined;
}

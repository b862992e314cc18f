import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { demoPassword, expect } from './product.ts';

/** Input methods. Each journey runs with all of them. */
export const hands = ['mouse', 'keyboard', 'phone'] as const;

export type HandName = (typeof hands)[number];

/** Works with a page by one input method. */
export interface InputMethod {
  readonly page: Page;
  /** Moves the focus to an element by keyboard. The other input methods do nothing. */
  reach(target: Locator): Promise<void>;
  /** Presses a button, follows a link or chooses a menu item. */
  press(target: Locator): Promise<void>;
  /** Checks a checkbox or radio button, or turns a switch on. */
  tick(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** Types into a combobox and chooses the first option. */
  choose(target: Locator, text: string): Promise<void>;
  open(row: Locator): Promise<void>;
  /** Draws on the signature pad. By keyboard: types the name instead. */
  sign(): Promise<void>;
  /** Returns the signature shown on the page: the path of the strokes or the typed name. */
  signed(): Promise<string>;
}

export const contextOf = (name: HandName): BrowserContextOptions =>
  name === 'phone' ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {};

/** Maximum number of Tab presses to reach an element. Higher than the number of tab stops on any page. */
const MAX_TABS = 150;

/** Returns the path of the strokes on a pad, or on the button that opens it. */
const strokesOn = async (pad: Locator) => (await pad.locator('path').last().getAttribute('d')) ?? '';

/** Fails if the focus is not visible: without a focus style, outside of the window, or covered by another element. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nothing has the focus';
      const name = element.outerHTML.slice(0, 160);
      // A link that covers its complete item shows the focus on its `::after`.
      const isMarked = (candidate: Element) =>
        [null, '::after'].some((part) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, part);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
      // The visible checkbox is beside its input, the border of a field around it.
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const marked = [...around, ...(element.closest('label')?.querySelectorAll('*') ?? [])];
      if (!marked.some((candidate) => candidate && isMarked(candidate))) return `no mark of focus on ${name}`;
      const shown = element.closest('label') ?? element;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
      if (x < 0 || x > innerWidth || bottom <= 0 || top >= innerHeight) return `out of sight: ${name}`;
      const above = document.elementFromPoint(x, y);
      const isSeen = above && (shown.contains(above) || above.contains(shown));
      return isSeen ? '' : `${name} is behind ${above?.outerHTML.slice(0, 160)}`;
    });
  await expect.poll(problem, { message: 'visible focus' }).toBe('');
}

function keyboardHand(page: Page): InputMethod {
  const { keyboard } = page;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  let drawnPath: string | undefined;
  /** Expects an element to have the focus after a press. Only a newly opened page may start without one. */
  const expectFocus = async () => {
    const opened = await page.evaluate(() => String(performance.timeOrigin));
    if (opened === drawnPath)
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    drawnPath = opened;
  };
  /**
   * Returns the key with the shorter path to an element: Shift+Tab if it is before the focused element, otherwise Tab.
   */
  const tabKeyTowards = (target: Locator) =>
    target.evaluate((element) => {
      const { activeElement: from } = document;
      const isBefore =
        from &&
        from !== document.body &&
        from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
  const reach = async (target: Locator, keyName?: string) => {
    await expect(target).toBeVisible();
    await expectFocus();
    const key = keyName ?? (await tabKeyTowards(target));
    for (let press = 0; press < MAX_TABS && !(await isFocused(target)); press++) await keyboard.press(key);
    await expect(target).toBeFocused();
    await expectVisibleFocus(page);
  };
  return {
    page,
    reach: (target) => reach(target),
    async press(target) {
      const role = await target.getAttribute('role');
      await reach(target, role === 'menuitem' ? 'ArrowDown' : undefined);
      await keyboard.press('Enter');
    },
    async tick(target) {
      await reach(target);
      await keyboard.press('Space');
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      await reach(target);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    async choose(target, text) {
      await this.type(target, text);
      await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await expect(target).toHaveValue(text);
    },
    async open(row) {
      await expect(row).toBeVisible();
      await expectFocus();
      const isInGrid = () => page.getByRole('grid').evaluate((grid) => grid.contains(document.activeElement));
      for (let press = 0; press < MAX_TABS && !(await isInGrid()); press++) await keyboard.press('Tab');
      const isInRow = () => row.evaluate((element) => element.contains(document.activeElement));
      for (let press = 0; press < 50 && !(await isInRow()); press++) await keyboard.press('ArrowDown');
      expect(await isInRow()).toBe(true);
      await expectVisibleFocus(page);
      await keyboard.press('Enter');
    },
    async sign() {
      await this.tick(page.getByRole('checkbox', { name: 'I sign with my typed name' }));
    },
    async signed() {
      await expect(page.getByRole('checkbox', { name: 'I sign with my typed name' })).toBeChecked();
      return (await page.getByRole('group', { name: 'Signature' }).textContent()) ?? '';
    },
  };
}

/** Points of a signature as fractions of the pad's size. */
const stroke = Array.from({ length: 12 }, (_, n) => ({ x: 0.2 + n * 0.05, y: 0.5 + 0.25 * Math.sin(n) }));

/** Returns the points of a signature on a pad in px. */
async function pointsOn(pad: Locator) {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not there');
  return stroke.map(({ x, y }) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
}

function mouseHand(page: Page): InputMethod {
  return {
    page,
    reach: async () => {},
    press: (target) => target.click(),
    // The drawn check mark covers the native checkbox.
    tick: (target) => target.check({ force: true }),
    async type(target, text) {
      await target.click();
      await target.fill(text);
    },
    async choose(target, text) {
      await this.type(target, text);
      await page.getByRole('option', { name: text }).first().click();
      await expect(target).toHaveValue(text);
    },
    open: (row) => row.getByRole('link').first().click(),
    async sign() {
      const [first, ...rest] = await pointsOn(page.getByRole('img', { name: /Signature/ }));
      await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    // A window as narrow as a phone shows a button instead of the pad.
    signed: () =>
      strokesOn(
        page.getByRole('group', { name: 'Signature' }).getByLabel('Signature: drawn', { exact: true }),
      ),
  };
}

/** Draws with touch events, because Playwright's touchscreen can only tap. */
export async function drawByFinger(page: Page, pad: Locator): Promise<void> {
  const [first, ...rest] = await pointsOn(pad);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', first);
  for (const point of rest) await touch('touchMove', point);
  await touch('touchEnd');
  await client.detach();
}

function phoneHand(page: Page): InputMethod {
  return {
    page,
    reach: async () => {},
    press: (target) => target.tap(),
    async tick(target) {
      await target.tap({ force: true });
      await expect(target).toBeChecked();
    },
    async type(target, text) {
      await target.tap();
      await target.fill(text);
    },
    async choose(target, text) {
      await this.type(target, text);
      await page.getByRole('option', { name: text }).first().tap();
      await expect(target).toHaveValue(text);
    },
    open: (row) => row.getByRole('link').first().tap(),
    async sign() {
      await page.getByRole('button', { name: /Signature/ }).tap();
      const screen = page.getByRole('dialog', { name: 'Signature' });
      await drawByFinger(page, screen.getByRole('img'));
      // Turning the phone keeps the pad on the screen, and the strokes on the pad.
      const size = page.viewportSize() ?? { width: 390, height: 844 };
      for (const turned of [{ width: size.height, height: size.width }, size]) {
        await page.setViewportSize(turned);
        await expect(screen.getByRole('img', { name: 'Signature: drawn' })).toBeVisible();
      }
      await screen.getByRole('button', { name: 'Done' }).tap();
    },
    signed: () =>
      strokesOn(
        page.getByRole('group', { name: 'Signature' }).getByLabel('Signature: drawn', { exact: true }),
      ),
  };
}

const makers = { mouse: mouseHand, keyboard: keyboardHand, phone: phoneHand };

/** Creates the hand of an input method for a page. */
export const handOn = (name: HandName, page: Page): InputMethod => makers[name](page);

export async function signInBy(hand: InputMethod, email: string, path: string): Promise<void> {
  const { page } = hand;
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await hand.type(page.getByRole('textbox', { name: 'Email' }), email);
  await hand.type(page.getByLabel('Password', { exact: true }), demoPassword);
  await hand.press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/dashboard/);
}

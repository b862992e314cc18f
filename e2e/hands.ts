import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { demoPassword, expect } from './product.ts';

/** The ways to work with the product: each journey is made with all of them. */
export const hands = ['mouse', 'keyboard', 'phone'] as const;

export type HandName = (typeof hands)[number];

/** One way to work with a page. */
export interface Hand {
  readonly page: Page;
  /** Brings the focus to an element, as a keyboard does; the others need no focus to act. */
  reach(target: Locator): Promise<void>;
  /** Presses a button, follows a link, chooses an entry of a menu. */
  press(target: Locator): Promise<void>;
  /** Turns a checkbox, a radio or a switch on. */
  tick(target: Locator): Promise<void>;
  /** Replaces what is in a field. */
  type(target: Locator, text: string): Promise<void>;
  /** Types into a combobox, and takes the first that is offered. */
  choose(target: Locator, text: string): Promise<void>;
  /** Opens a row of a list. */
  open(row: Locator): Promise<void>;
  /** Signs on the pad; by keyboard, with the typed name. */
  sign(): Promise<void>;
  /** What was signed with, as the page shows it: the path of the strokes, or the typed name. */
  signed(): Promise<string>;
}

/** What a browser has to be for a hand. */
export const contextOf = (name: HandName): BrowserContextOptions =>
  name === 'phone' ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {};

/** More elements than stand before anything on a page. */
const MOST_TABS = 150;

/** The strokes on a pad, or on the button that opens it. */
const strokesOn = async (pad: Locator) => (await pad.locator('path').last().getAttribute('d')) ?? '';

/** Fails where the focus can't be seen: without a mark of its own, outside of the window, or behind something else. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nothing has the focus';
      const name = element.outerHTML.slice(0, 160);
      // A link that covers its whole item is marked by what covers it.
      const isMarked = (one: Element) =>
        [null, '::after'].some((part) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
      // A checkbox is drawn beside its input, a field around it.
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const marked = [...around, ...(element.closest('label')?.querySelectorAll('*') ?? [])];
      if (!marked.some((one) => one && isMarked(one))) return `no mark of focus on ${name}`;
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

function keyboardHand(page: Page): Hand {
  const { keyboard } = page;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  let begun: string | undefined;
  /** After whatever was pressed, the focus is somewhere: only a page that was just opened begins at its top. */
  const expectPlace = async () => {
    const opened = await page.evaluate(() => String(performance.timeOrigin));
    if (opened === begun)
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    begun = opened;
  };
  /** The shorter way to an element: back to what stands before the focus. */
  const wayTo = (target: Locator) =>
    target.evaluate((element) => {
      const { activeElement: from } = document;
      const isBefore =
        from &&
        from !== document.body &&
        from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
  const reach = async (target: Locator, way?: string) => {
    await expect(target).toBeVisible();
    await expectPlace();
    const key = way ?? (await wayTo(target));
    for (let press = 0; press < MOST_TABS && !(await isFocused(target)); press++) await keyboard.press(key);
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
      await expectPlace();
      const isInGrid = () => page.getByRole('grid').evaluate((grid) => grid.contains(document.activeElement));
      for (let press = 0; press < MOST_TABS && !(await isInGrid()); press++) await keyboard.press('Tab');
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

/** Points of a signature, as shares of the pad. */
const stroke = Array.from({ length: 12 }, (_, n) => ({ x: 0.2 + n * 0.05, y: 0.5 + 0.25 * Math.sin(n) }));

/** The points of a signature on a pad, in pixels. */
async function pointsOn(pad: Locator) {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not there');
  return stroke.map(({ x, y }) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
}

function mouseHand(page: Page): Hand {
  return {
    page,
    reach: async () => {},
    press: (target) => target.click(),
    // The mark that is drawn covers the native checkbox.
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
      const [first, ...others] = await pointsOn(page.getByRole('img', { name: /Signature/ }));
      await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    // A window as narrow as a phone has a button in the place of the pad.
    signed: () =>
      strokesOn(
        page.getByRole('group', { name: 'Signature' }).getByLabel('Signature: drawn', { exact: true }),
      ),
  };
}

/** Draws with a finger: Playwright can only tap with one. */
export async function drawByFinger(page: Page, pad: Locator): Promise<void> {
  const [first, ...others] = await pointsOn(pad);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', first);
  for (const point of others) await touch('touchMove', point);
  await touch('touchEnd');
  await client.detach();
}

function phoneHand(page: Page): Hand {
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
      await screen.getByRole('button', { name: 'Done' }).tap();
    },
    signed: () =>
      strokesOn(
        page.getByRole('group', { name: 'Signature' }).getByLabel('Signature: drawn', { exact: true }),
      ),
  };
}

const makers = { mouse: mouseHand, keyboard: keyboardHand, phone: phoneHand };

/** Gives somebody a hand on a page. */
export const handOn = (name: HandName, page: Page): Hand => makers[name](page);

/** Signs in and comes to `path`. */
export async function signInBy(hand: Hand, email: string, path: string): Promise<void> {
  const { page } = hand;
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await hand.type(page.getByRole('textbox', { name: 'Email' }), email);
  await hand.type(page.getByLabel('Password', { exact: true }), demoPassword);
  await hand.press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/dashboard/);
}

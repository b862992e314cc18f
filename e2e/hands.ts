import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { type Language, type Translate, translateTo } from './messages.ts';
import { demoPassword, expect } from './product.ts';
import { expectVisibleFocus } from './visibleFocus.ts';

/** Input methods. Each journey runs with all of them. */
export const hands = ['mouse', 'keyboard', 'phone'] as const;

export type HandName = (typeof hands)[number];

/** Works with a page by one input method. */
export interface InputMethod {
  readonly page: Page;
  /** Returns a message in the language of the page. */
  readonly t: Translate;
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

const drawnLabel = (t: Translate) => t('signaturePad.drawn', { label: t('sign.signature') });

/** Finds the drawn pad, or the button that opens it. */
const drawnOn = (page: Page, t: Translate) =>
  page.getByRole('group', { name: t('sign.signature') }).getByLabel(drawnLabel(t), { exact: true });

function keyboardHand(page: Page, t: Translate): InputMethod {
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
    for (let press = 0; press < MAX_TABS && !(await isFocused(target)); press++) {
      await keyboard.press(key);
      await expectVisibleFocus(page);
    }
    await expect(target).toBeFocused();
    await expectVisibleFocus(page);
  };
  return {
    page,
    t,
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
      await this.tick(page.getByRole('checkbox', { name: t('signaturePad.typed') }));
    },
    async signed() {
      await expect(page.getByRole('checkbox', { name: t('signaturePad.typed') })).toBeChecked();
      return (await page.getByRole('group', { name: t('sign.signature') }).textContent()) ?? '';
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

/** Finds the label around a checkbox, radio button or switch. People press it, because it covers the native input. */
const labelOf = (input: Locator) => input.locator('xpath=ancestor::label');

function mouseHand(page: Page, t: Translate): InputMethod {
  return {
    page,
    t,
    reach: async () => {},
    press: (target) => target.click(),
    tick: (target) => labelOf(target).check(),
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
      const [first, ...rest] = await pointsOn(
        page.getByRole('img', { name: new RegExp(t('sign.signature')) }),
      );
      await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    // A window as narrow as a phone shows a button instead of the pad.
    signed: () => strokesOn(drawnOn(page, t)),
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

function phoneHand(page: Page, t: Translate): InputMethod {
  return {
    page,
    t,
    reach: async () => {},
    press: (target) => target.tap(),
    async tick(target) {
      await labelOf(target).tap();
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
      await page.getByRole('button', { name: new RegExp(`^${t('sign.signature')}: `) }).tap();
      const screen = page.getByRole('dialog', { name: t('sign.signature'), exact: true });
      await drawByFinger(page, screen.getByRole('img'));
      // Turning the phone keeps the pad on the screen, and the strokes on the pad.
      const size = page.viewportSize() ?? { width: 390, height: 844 };
      for (const turned of [{ width: size.height, height: size.width }, size]) {
        await page.setViewportSize(turned);
        await expect(screen.getByRole('img', { name: drawnLabel(t) })).toBeVisible();
      }
      // Chromium ignores a tap right after a line was drawn.
      await expect(async () => {
        await screen.getByRole('button', { name: t('signaturePad.done') }).tap({ timeout: 1000 });
        await expect(screen).toBeHidden({ timeout: 1000 });
      }).toPass();
    },
    signed: () => strokesOn(drawnOn(page, t)),
  };
}

const makers = { mouse: mouseHand, keyboard: keyboardHand, phone: phoneHand };

/** Creates the hand of an input method for a page in a language. */
export const handOn = (name: HandName, page: Page, language: Language = 'en'): InputMethod =>
  makers[name](page, translateTo(language));

export async function signInBy(hand: InputMethod, email: string, path: string): Promise<void> {
  const { page, t } = hand;
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await hand.type(page.getByRole('textbox', { name: t('auth.email') }), email);
  await hand.type(page.getByLabel(t('auth.password'), { exact: true }), demoPassword);
  await hand.press(page.getByRole('button', { name: t('auth.signIn.title') }));
  await expect(page).toHaveURL(/\/dashboard/);
}

import type { Locator, Page } from '@playwright/test';
import { type HandName, handOn } from './hands.ts';
import { expect } from './product.ts';

/** Clicks or taps, key presses, and elapsed time of a part of a journey. */
export interface Effort {
  clicks: number;
  keys: number;
  seconds: number;
}

/** Works with a page as a user does, and counts clicks, taps and keys, also across page loads. */
export interface Walker {
  readonly page: Page;
  readonly isPhone: boolean;
  press(target: Locator): Promise<void>;
  /** Types text key by key into a field. */
  type(target: Locator, text: string): Promise<void>;
  /** Chooses an option of a combobox, after typing the text. */
  choose(target: Locator, text: string, option: Locator): Promise<void>;
  /** Runs a part of a journey and returns its effort. */
  measure(run: () => Promise<void>): Promise<Effort>;
}

/** Creates a walker for a new page. Call it before the page is opened. */
export async function createWalker(page: Page, handName: HandName): Promise<Walker> {
  let clicks = 0;
  let keys = 0;
  await page.exposeFunction('countEffort', (kind: 'click' | 'key') => {
    if (kind === 'click') clicks += 1;
    else keys += 1;
  });
  await page.addInitScript(() => {
    const count = (kind: 'click' | 'key') => Reflect.get(window, 'countEffort')(kind);
    // A click by the keyboard has no detail; its key is counted instead.
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && count('click'), true);
    addEventListener('keydown', (event) => event.isTrusted && count('key'), true);
  });
  const hand = handOn(handName, page);
  const isKeyboard = handName === 'keyboard';
  const type = async (target: Locator, text: string) => {
    await (isKeyboard ? hand.reach(target) : hand.press(target));
    await page.keyboard.type(text);
  };
  return {
    page,
    isPhone: handName === 'phone',
    press: hand.press,
    type,
    async choose(target, text, option) {
      await type(target, text);
      if (!isKeyboard) return hand.press(option);
      await page.keyboard.press('ArrowDown');
      await expect(option).toBeVisible();
      await page.keyboard.press('Enter');
    },
    async measure(run) {
      clicks = 0;
      keys = 0;
      const start = Date.now();
      await run();
      return { clicks, keys, seconds: Math.round((Date.now() - start) / 100) / 10 };
    },
  };
}

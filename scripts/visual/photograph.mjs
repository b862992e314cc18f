import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../chromium.mjs';
import { viewports } from './modes.mjs';

/** Fixed time of every screenshot, so that dates and ages do not differ between runs. */
const MOMENT = new Date('2026-03-12T15:00:00Z');

/** Maximum number of pages open at the same time. */
const PAGES = 2;

/** Maximum time in ms for a story to render and play. */
const STORY_MS = 30_000;

/**
 * Reads the stories of a built Storybook.
 * @param {string} storybook
 * @returns {Promise<readonly string[]>} ids, in the order of the sidebar
 */
export async function storyIds(storybook) {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8'));
  /** @type {readonly { id: string, type: string }[]} */
  const all = Object.values(entries);
  return all.filter(({ type }) => type === 'story').map(({ id }) => id);
}

/**
 * Waits until a story has rendered and its play function has ended. A failing story is photographed too.
 * @param {import('playwright').Page} page
 */
async function played(page) {
  await page.waitForFunction(
    () => {
      const render = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender;
      return ['finished', 'errored', 'aborted'].includes(render?.phase);
    },
    undefined,
    { timeout: STORY_MS },
  );
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Takes a screenshot of each story in each mode, as `FOLDER/STORY.MODE.png`.
 * @param {string} storybook a built Storybook
 * @param {{ folder: string, ids: readonly string[], modes: typeof import('./modes.mjs').modes }} options
 * @returns {Promise<readonly string[]>} the screenshots that could not be taken, with the reason
 */
export async function photograph(storybook, { folder, ids, modes }) {
  await mkdir(folder, { recursive: true });
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: storybook,
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const base = server.resolvedUrls?.local[0];
  const browser = await chromium.launch(launchOptions());
  const shots = Object.entries(modes).flatMap(([mode, settings]) =>
    ids.map((id) => ({ id, mode, settings })),
  );
  /** @type {string[]} */
  const failures = [];

  const work = async () => {
    for (let shot = shots.shift(); shot; shot = shots.shift()) {
      const { id, mode, settings } = shot;
      const { theme, locale, viewport } = settings;
      const { width, height } = viewports[viewport];
      // A separate context, so that the browser storage of a story does not affect the next one.
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      try {
        await page.clock.setFixedTime(MOMENT);
        await page.goto(`${base}iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`);
        await played(page);
        await page.screenshot({ path: join(folder, `${id}.${mode}.png`), animations: 'disabled' });
      } catch (error) {
        failures.push(`${id} (${mode}): ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      } finally {
        await context.close();
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  return failures;
}

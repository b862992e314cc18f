import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { launchOptions } from '../chromium.mjs';
import { viewports } from '../visual/modes.mjs';

/** Number of browser contexts. Each has its own storage, because stories sign in and out. */
const CONTEXTS = 2;

/** Maximum time in ms for an entry to render and play. */
const ENTRY_MS = 60_000;

/** Window size of all entries, except the stories that set a viewport. */
const desktop = viewports.desktop;

/**
 * A story or a documentation page of a built Storybook.
 * @typedef {{ id: string, type: 'story' | 'docs', importPath: string }} Entry
 */

/** @typedef {{ width: number, height: number }} Size */

/** @typedef {{ id: string, errors: readonly string[] }} Failure */

/**
 * Reads the stories and documentation pages of a built Storybook.
 * @param {string} storybook
 * @returns {Promise<readonly Entry[]>} in the order of the sidebar
 */
export async function entriesOf(storybook) {
  const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries);
}

/**
 * Runs in the page. Returns true once the story has played, or the documentation page and all its stories are rendered.
 * @param {string} id
 */
function isFinished(id) {
  /** @param {object | null} window of the page or of a frame */
  const previewOf = (window) => window && Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const hasEnded = (/** @type {string | undefined} */ phase) =>
    phase !== undefined && ['finished', 'errored', 'aborted'].includes(phase);
  const { currentRender, storyRenders } = previewOf(window) ?? {};
  if (currentRender?.id !== id) return false;
  if (currentRender.type === 'story' && !hasEnded(currentRender.phase)) return false;
  if (!document.body.classList.contains('sb-show-main'))
    return document.body.classList.contains('sb-show-errordisplay');
  if (!storyRenders.every((/** @type {{ phase: string }} */ { phase }) => hasEnded(phase))) return false;
  const frames = [...document.querySelectorAll('iframe')];
  const pending = frames.find(
    ({ src, contentWindow }) => src !== '' && !hasEnded(previewOf(contentWindow)?.currentRender?.phase),
  );
  // Frames load when they are visible.
  pending?.scrollIntoView();
  return pending === undefined;
}

/**
 * Runs in the page. Opens another entry without reloading the page, like a click in the sidebar.
 * @param {Entry} entry
 */
function select({ id, type }) {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('setCurrentStory', { storyId: id, viewMode: type });
}

/**
 * Runs in the page. Returns the window sizes of the stories that set a viewport.
 * @returns {Promise<Record<string, Size>>}
 */
async function storySizes() {
  const storybook = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  await storybook.ready();
  const stories = await storybook.extract();
  return Object.fromEntries(
    Object.entries(stories).flatMap(([id, { parameters, storyGlobals }]) => {
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles;
      return styles
        ? [[id, { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }]]
        : [];
    }),
  );
}

/**
 * Returns true if the browser reports a failed request to the API. The mocks answer all of them, and many stories show a
 * failing server. A request without a mock fails its story.
 * @param {import('playwright').ConsoleMessage} message
 */
const isMockedFailure = (message) =>
  message.text().startsWith('Failed to load resource') &&
  new URL(message.location().url).pathname.startsWith('/api/');

/**
 * Groups entries by their file, so that each file is opened in a new page.
 * @param {readonly Entry[]} entries
 * @param {boolean} isFresh opens each entry in a new page
 * @returns {Entry[][]}
 */
function batchesOf(entries, isFresh) {
  if (isFresh) return entries.map((entry) => [entry]);
  /** @type {Map<string, Entry[]>} */
  const batches = new Map();
  for (const entry of entries) {
    const key = `${entry.importPath} ${entry.type}`;
    batches.set(key, [...(batches.get(key) ?? []), entry]);
  }
  return [...batches.values()];
}

/**
 * Opens each entry in a browser, waits until it has played, and collects its errors: failed play functions, exceptions
 * and errors of the console.
 * @param {string} storybook a built Storybook
 * @param {readonly Entry[]} entries
 * @param {{ isFresh: boolean, onFailure: (failure: Failure) => void }} options
 * @returns {Promise<number>} the number of entries with errors
 */
export async function openEntries(storybook, entries, { isFresh, onFailure }) {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: storybook,
    build: { outDir: '.' },
    // Passkeys need a domain name.
    preview: { port: 0, host: 'localhost' },
  });
  const origin = server.resolvedUrls?.local[0];
  const browser = await chromium.launch(launchOptions());
  const batches = batchesOf(entries, isFresh);
  let failed = 0;

  /** @param {Entry} entry */
  const addressOf = ({ id, type }) => `${origin}iframe.html?id=${id}&viewMode=${type}`;

  const newContext = () =>
    browser.newContext({ viewport: desktop, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });

  const readSizes = async () => {
    const [entry] = entries;
    if (!entry) return {};
    const context = await newContext();
    try {
      const page = await context.newPage();
      await page.goto(addressOf(entry));
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      return await page.evaluate(storySizes);
    } finally {
      await context.close();
    }
  };

  /** @param {Record<string, Size>} sizes */
  const work = async (sizes) => {
    const context = await newContext();
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const page = await context.newPage();
      /** @type {string[]} */
      let errors = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !isMockedFailure(message)) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      let isLoaded = false;
      for (const entry of batch) {
        errors = [];
        try {
          await page.setViewportSize(sizes[entry.id] ?? desktop);
          if (isLoaded) await page.evaluate(select, entry);
          else await page.goto(addressOf(entry));
          isLoaded = true;
          await page.waitForFunction(isFinished, entry.id, { timeout: ENTRY_MS });
        } catch (error) {
          errors.push(error instanceof Error ? error.message : String(error));
          isLoaded = false;
        }
        if (errors.length === 0) continue;
        failed += 1;
        onFailure({ id: entry.id, errors: [...new Set(errors)] });
      }
      await page.close();
    }
    await context.close();
  };

  try {
    const sizes = await readSizes();
    await Promise.all(Array.from({ length: CONTEXTS }, () => work(sizes)));
  } finally {
    await browser.close();
    await server.close();
  }
  return failed;
}

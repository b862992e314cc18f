/**
 * `npm run screenshots [-- FOLDER [NAME…]]`: takes screenshots of the running product on demo data. With a folder: all
 * screens and states, or the named ones, at 390, 768 and 1360 px, light and dark, in both languages, with contact
 * sheets. It also lists pages that are wider than their window, at 1024 px too. Without a folder: only the README's
 * picture in docs/images.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { account, build, withProduct } from './product.mjs';
import { root } from './run.mjs';
import { createLinks, createSignIn, findIds } from './screenshots/ids.mjs';
import { makeSheets } from './screenshots/sheets.mjs';
import { shots } from './screenshots/shots.mjs';
import { wordsIn } from './screenshots/words.mjs';

const [folder, ...names] = process.argv.slice(2);
const target = folder ? resolve(folder) : join(root, 'docs/images');
/** Maximum height of a screenshot in px. Longer pages are cut off. */
const MOST_HEIGHT = 3200;
/** Number of pages that are open at the same time. */
const PARALLEL = 3;

/** Each screen is opened once for a phone and once for a desktop. The other widths are set by resizing. */
const folders = folder
  ? [
      { kind: 'phone', widths: [390], height: 844 },
      { kind: 'desk', widths: [1360, 768], height: 903 },
    ]
  : [{ kind: 'desk', widths: [1360], height: 903 }];
/** @type {('en' | 'es')[]} */
const languages = folder ? ['en', 'es'] : ['en'];
/** @type {('light' | 'dark')[]} */
const themes = folder ? ['light', 'dark'] : ['light'];

/** @typedef {import('./screenshots/shots.mjs').Shot} Shot */

/**
 * @param {import('playwright').Page} page
 * @param {(key: string) => RegExp} t
 * @param {boolean} isPhone
 * @returns {import('./screenshots/shots.mjs').Hands}
 */
const handsOn = (page, t, isPhone) => ({
  page,
  t,
  isPhone,
  dialog: () => page.getByRole('dialog').last(),
  press: (key) =>
    page
      .getByRole('button', { name: t(key) })
      .first()
      .click(),
  fill: (key, value) =>
    page
      .getByRole('textbox', { name: t(key) })
      .first()
      .fill(value),
});

/** @param {import('playwright').Page} page @param {string} name of the picture */
async function reportOverflow(page, name) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) console.log(`${name}: the page is ${overflow} px wider than its window`);
}

/** @param {import('playwright').Page} page @param {string} path of the picture */
async function take(page, path) {
  await reportOverflow(page, path);
  const height = await page.evaluate(() => {
    // The page behind a dialog or a menu does not scroll.
    const isCovered = document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu])') !== null;
    return isCovered ? undefined : document.documentElement.scrollHeight;
  });
  const width = page.viewportSize()?.width ?? 0;
  const clip = height && { x: 0, y: 0, width, height: Math.min(MOST_HEIGHT, height) };
  await page.screenshot({ path, ...(clip && { fullPage: true, clip }) });
}

/** Waits until the page loads nothing visible. @param {import('playwright').Page} page */
async function settle(page) {
  const isIdle = () =>
    document.querySelector('[aria-busy=true], [role=progressbar]:not([aria-valuenow])') === null &&
    [...document.images].every(({ complete }) => complete);
  await page.waitForFunction(isIdle, undefined, { timeout: 5000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

await build();
await mkdir(target, { recursive: true });
await withProduct(async (url, outboxKey) => {
  const signIn = await createSignIn(url, account);
  const { accessToken } = await signIn('owner');
  const ids = await findIds(url, accessToken);
  const all = shots({ ...ids, ...(await createLinks(url, outboxKey, accessToken, ids)) });
  const chosen = folder
    ? all.filter(({ name }) => names.length === 0 || names.includes(name))
    : all.filter(({ name }) => name === 'job-tickets');
  const browser = await chromium.launch(launchOptions());
  /** @type {(shot: Shot, language: 'en' | 'es', kind: typeof folders[number]) => Promise<void>} */
  const shoot = async ({ name, path, as, ready }, language, { kind, widths, height }) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: widths[0] ?? 0, height },
      locale: language === 'es' ? 'es-MX' : 'en-US',
      timezoneId: 'America/Chicago',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(
      ([pair, chosenLanguage]) => {
        localStorage.setItem('derrick.theme', 'system');
        localStorage.setItem('derrick.language', chosenLanguage);
        // The account uses the language chosen before sign-in.
        sessionStorage.setItem('derrick.languageChosen', chosenLanguage);
        if (!pair) return;
        localStorage.setItem('derrick.accessToken', pair.accessToken);
        localStorage.setItem('derrick.refreshToken', pair.refreshToken);
      },
      /** @type {const} */ ([as && (await signIn(as)), language]),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(path);
    if (typeof ready === 'string') await page.locator(ready).first().waitFor();
    else await ready(handsOn(page, wordsIn(language), kind === 'phone'));
    await settle(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const suffix = folder ? `-${width}-${theme}-${language}` : '';
        await take(page, join(target, `${name}${suffix}.png`));
      }
    }
    if (kind === 'desk') {
      await page.setViewportSize({ width: 1024, height });
      await reportOverflow(page, `${name} at 1024 px in ${language}`);
    }
    await context.close();
  };
  const tasksIn = (/** @type {'en' | 'es'} */ language) =>
    chosen.flatMap((shot) =>
      folders
        .filter(({ kind }) => shot.only === undefined || shot.only === kind)
        .map(
          (kind) => () =>
            shoot(shot, language, kind).catch((error) =>
              console.log(`${shot.name} (${kind.kind}, ${language}) failed: ${error}`),
            ),
        ),
    );
  // One language after the other, because an account has one language on all its pages.
  for (const language of languages) {
    const tasks = tasksIn(language);
    const work = async () => {
      for (let task = tasks.shift(); task; task = tasks.shift()) await task();
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
  }
  if (folder) await makeSheets(browser, target, chosen);
  await browser.close();
});
console.log(`Pictures are in ${target}`);

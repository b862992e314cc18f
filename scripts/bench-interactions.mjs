/**
 * `npm run bench:interactions`: measures the longest main-thread task of each action in a real browser. It uses the
 * ticket list of the built product with 50 rows and a filter with 1,000 technicians, on this machine at full speed and
 * with the processor slowed four times. Output: milliseconds, median and worst of the rounds. A browser reports tasks
 * from 50 ms on, so shorter ones read 0. The script has no pass or fail.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { build, tokensOf, withProduct } from './product.mjs';
import { root } from './run.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const bin = join(root, 'node_modules/.bin');
/** @type {{ email: string, password: string }} */
let account = { email: '', password: '' };

/** @type {(dataDir: string) => Promise<void>} */
async function prepare(dataDir) {
  const { stdout } = await promisify(execFile)(
    join(bin, 'tsx'),
    ['--conditions=@derrick/source', 'bench/company.ts', dataDir],
    { cwd: join(root, 'apps/api') },
  );
  account = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
}

/** @typedef {import('playwright').Page} Page */

/** @type {readonly { name: string, run: (page: Page) => Promise<unknown>, undo?: (page: Page) => Promise<unknown> }[]} */
const actions = [
  {
    name: 'toggle one row',
    run: (page) => page.getByRole('grid').getByRole('checkbox').nth(3).click(),
    undo: (page) => page.getByRole('button', { name: 'Clear selection' }).click(),
  },
  {
    name: 'select all',
    run: (page) => page.getByRole('grid').getByRole('checkbox').first().click(),
    undo: (page) => page.getByRole('button', { name: 'Clear selection' }).click(),
  },
  {
    name: 'next page',
    run: async (page) => {
      await page.getByRole('button', { name: 'Page 2', exact: true }).click();
      await page.getByText('51-100', { exact: true }).waitFor();
    },
    undo: async (page) => {
      await page.getByRole('button', { name: 'Page 1', exact: true }).click();
      await page.getByText('1-50', { exact: true }).waitFor();
    },
  },
  {
    name: 'open the filters',
    run: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'search a technician',
    run: (page) => page.getByRole('searchbox', { name: 'Search in Technician' }).press('a'),
  },
  {
    name: 'tick a technician',
    run: (page) => page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').nth(5).click(),
    undo: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
];

/** @param {Page} page */
const settle = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))),
  );

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await build();
await withProduct(
  async (url) => {
    const tokens = await tokensOf(url, account);
    const browser = await chromium.launch(launchOptions());
    /** @type {Map<string, Record<string, number[]>>} */
    const results = new Map(actions.map(({ name }) => [name, {}]));
    for (const slowdown of [1, 4]) {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1360, height: 903 } });
      await page.addInitScript((pair) => {
        localStorage.setItem('derrick.accessToken', pair.accessToken);
        localStorage.setItem('derrick.refreshToken', pair.refreshToken);
        const tasks = /** @type {number[]} */ ([]);
        Object.assign(globalThis, { tasks });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(duration);
        }).observe({ type: 'longtask' });
      }, tokens);
      await page.goto('/dashboard/job-tickets?size=50');
      await page.getByText('1-50', { exact: true }).waitFor();
      // Waits until code that loads when idle has arrived, as for a user who looks at the list before using it.
      await page.waitForTimeout(5000);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      // One extra round: the first one loads code.
      for (let round = 0; round <= ROUNDS; round++) {
        for (const { name, run, undo } of actions) {
          await settle(page);
          await page.evaluate(() =>
            Object.assign(globalThis, { from: Reflect.get(globalThis, 'tasks').length }),
          );
          await run(page);
          await settle(page);
          const longest = await page.evaluate(() => {
            const tasks = Reflect.get(globalThis, 'tasks').slice(Reflect.get(globalThis, 'from'));
            return Math.max(0, ...tasks);
          });
          if (round > 0) {
            const times = results.get(name);
            if (times) times[slowdown] = [...(times[slowdown] ?? []), longest];
          }
          await undo?.(page);
        }
      }
      await page.close();
    }
    await browser.close();

    console.log(`Longest task in ms, ${ROUNDS} rounds        as it is           4 times slower`);
    for (const [name, times] of results) {
      const cells = [1, 4].map((slowdown) => {
        const all = times[slowdown] ?? [];
        return `${String(Math.round(median(all))).padStart(6)} (worst ${String(Math.round(Math.max(...all))).padStart(4)})`;
      });
      console.log(`  ${name.padEnd(28)} ${cells.join('   ')}`);
    }
    console.log('Target: none of 50 ms or more on a desktop.');
  },
  { prepare },
);

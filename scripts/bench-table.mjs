/**
 * `npm run bench:table`: DataTable with everything switched on against the plain table that one writes by hand, both in one
 * production build: 50 rows of 8 columns, the processor slowed four times. Milliseconds of the main thread, medians of the
 * rounds, and the median of the rounds' ratios, beside the targets. It reports and judges nothing: machines differ.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { launchOptions } from './chromium.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const SLOWDOWN = 4;
/** Toggles in a row, because one alone is near to what can be measured. */
const TOGGLES = 4;
const KEYS = 10;

/** @type {Record<string, number>} Most times of the plain table's cost. */
const targets = { mount: 1.5, toggle: 1.3, 'select all': 1.5, sort: 1.3, page: 1.3 };

const root = new URL('./bench-table/', import.meta.url).pathname;
const outDir = new URL('../node_modules/.cache/bench-table/', import.meta.url).pathname;
const config = /** @satisfies {import('vite').InlineConfig} */ ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@derrick/source', ...defaultClientConditions] },
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
});
await build(config);
const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
const [url] = server.resolvedUrls?.local ?? [];
if (!url) throw new Error('The built page could not be served.');
const browser = await chromium.launch(launchOptions());

/**
 * One table from its mount to its next page.
 * @param {'ours' | 'plain'} table
 * @param {string} address
 * @returns {Promise<Record<string, number>>} ms by action
 */
async function measure(table, address) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 903 } });
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in globalThis);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  /** Two frames: what the action asked for is laid out and painted. */
  const settle = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  /** @param {string} action @param {string | number} [value] */
  const run = async (action, value) => {
    const before = await busy();
    await page.evaluate(
      ([name, given]) => Reflect.get(globalThis, 'bench')[name ?? ''](given),
      [action, value],
    );
    await settle();
    return (await busy()) - before;
  };

  await settle();
  const mount = await run('mount', table);
  let toggle = 0;
  for (let row = 1; row <= TOGGLES; row += 1) toggle += (await run('toggle', row * 9)) / TOGGLES;
  const all = await run('selectAll');
  await run('selectAll');
  const sort = await run('sort');
  const next = await run('page', 1);
  await page.evaluate(() => document.querySelector('tbody tr')?.querySelector('input')?.focus());
  const start = await busy();
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('ArrowDown');
  await settle();
  const arrow = ((await busy()) - start) / KEYS;
  await page.close();
  return { arrow, mount, toggle, 'select all': all, sort, page: next };
}

/** @param {number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** @type {{ ours: Record<string, number>, plain: Record<string, number> }[]} */
const rounds = [];
// The first round warms the machine up and is not counted; the order changes, so that neither table always goes first.
for (let round = 0; round <= ROUNDS; round += 1) {
  const first = round % 2 === 0 ? await measure('ours', url) : undefined;
  const plain = await measure('plain', url);
  const ours = first ?? (await measure('ours', url));
  if (round > 0) rounds.push({ ours, plain });
}
await browser.close();
await server.close();

console.log(
  `DataTable against a plain table: 50 rows of 8 columns, ${SLOWDOWN}x slower, ${ROUNDS} rounds, ms of the main thread`,
);
console.table(
  Object.fromEntries(
    Object.entries(targets).map(([action, target]) => [
      action,
      {
        plain: Math.round(median(rounds.map(({ plain }) => plain[action] ?? 0))),
        DataTable: Math.round(median(rounds.map(({ ours }) => ours[action] ?? 0))),
        ratio: Number(
          median(rounds.map(({ ours, plain }) => (ours[action] ?? 0) / (plain[action] ?? 1))).toFixed(2),
        ),
        'target, at most': target,
      },
    ]),
  ),
);
const arrow = median(rounds.map(({ ours }) => ours['arrow'] ?? 0)).toFixed(1);
const toggle = median(rounds.map(({ ours }) => ours['toggle'] ?? 0)).toFixed(1);
console.log(`DataTable alone, ms: an arrow key ${arrow} (at most 32), a toggle ${toggle} (at most 50)`);

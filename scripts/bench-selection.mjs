/**
 * `npm run bench:selection`: measures the time from a press on the first row's checkbox to the next frame, with the
 * processor slowed four times: in the ticket list of the built product (50 rows of the demo), and with DataTable alone.
 * Output: milliseconds, median and worst of the rounds, and the median of the rounds' ratios. The script has no pass or
 * fail.
 */
import { chromium } from 'playwright';
import { serveTables } from '../bench/table/serve.mjs';
import { launchOptions } from './chromium.mjs';
import { build, demoTokens, withProduct } from './product.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const SLOWDOWN = 4;

/**
 * Presses the first row's checkbox of a page that has not been used yet.
 * @param {import('playwright').Page} page
 * @returns {Promise<number>} ms from the press to the end of the next frame
 */
async function pressFirst(page) {
  // Waits until code that loads when idle has arrived, as for a user who looks at the list before using it.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const box = page.locator('tbody tr').first().getByRole('checkbox');
  await box.hover();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const drawn = new Promise((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - timeStamp);
            port2.postMessage(null);
          }),
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { drawn });
  });
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(() => Reflect.get(globalThis, 'drawn'));
  if (!(await box.isChecked())) throw new Error('The first row was not selected.');
  return Number(time);
}

/** @param {number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

await build();
const tables = await serveTables(false);
await withProduct(async (url) => {
  const tokens = await demoTokens(url);
  const browser = await chromium.launch(launchOptions());
  /** @type {{ list: number, alone: number }[]} */
  const rounds = [];
  // One extra round: the first one warms up the machine.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1360, height: 903 } });
    await page.addInitScript((pair) => {
      localStorage.setItem('derrick.accessToken', pair.accessToken);
      localStorage.setItem('derrick.refreshToken', pair.refreshToken);
    }, tokens);
    await page.goto('/dashboard/job-tickets?size=50');
    await page.getByText('1-50', { exact: true }).waitFor();
    const list = await pressFirst(page);
    await page.close();

    const table = await browser.newPage({ viewport: { width: 1360, height: 903 } });
    await table.goto(tables.url);
    await table.waitForFunction(() => 'bench' in globalThis);
    await table.evaluate(async () => {
      const bench = Reflect.get(globalThis, 'bench');
      await bench.load('ours');
      bench.mount();
    });
    const alone = await pressFirst(table);
    await table.close();
    if (round > 0) rounds.push({ list, alone });
  }
  await browser.close();

  /** @param {number[]} times */
  const words = (times) => `${median(times).toFixed(0)} (worst ${Math.max(...times).toFixed(0)})`;
  console.log(`Selecting the first row, ${SLOWDOWN}x slower, ${ROUNDS} rounds, ms to the next frame`);
  console.log(`  ticket list      ${words(rounds.map(({ list }) => list))}, at most 50`);
  console.log(`  DataTable alone  ${words(rounds.map(({ alone }) => alone))}`);
  console.log(`  ratio            ${median(rounds.map(({ list, alone }) => list / alone)).toFixed(2)}`);
});
await tables.close();

const SLOWDOWN = 4;
/** Number of toggles per measurement, because a single one is too short to measure. */
const TOGGLES = 4;
const KEYS = 10;

/** Metrics of the main thread: total time, and the time in scripts, styles and layout. */
/** @typedef {{ all: number, script: number, styles: number, layout: number }} Cost */

const names = /** @type {const} */ ({
  all: 'TaskDuration',
  script: 'ScriptDuration',
  styles: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
});

/** @param {Cost} after @param {Cost} before @param {number} times @returns {Cost} */
const difference = (after, before, times) => ({
  all: (after.all - before.all) / times,
  script: (after.script - before.script) / times,
  styles: (after.styles - before.styles) / times,
  layout: (after.layout - before.layout) / times,
});

/**
 * Measures one table from its mount to its next page.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the page
 * @param {string} table
 * @returns {Promise<Record<string, Cost>>} costs by action
 */
export async function measure(browser, address, table) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 903 } });
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in globalThis);
  const session = await page.context().newCDPSession(page);
  // Processor time of the thread, because time on the clock includes other work of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  /**
   * Reads the cost of the page since its start.
   * @returns {Promise<Cost>}
   */
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (/** @type {string} */ metricName) =>
      (metrics.find(({ name }) => name === metricName)?.value ?? 0) * 1000;
    return {
      all: of(names.all),
      script: of(names.script),
      styles: of(names.styles),
      layout: of(names.layout),
    };
  };
  /** Waits two frames, so that the result of the action is laid out and painted. */
  const settle = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  /** @param {string} action @param {string | number} [value] */
  const perform = (action, value) =>
    page.evaluate(
      // Runs in a task of the page, because code evaluated from outside is not counted as script.
      ([name, givenName]) =>
        new Promise((resolve) =>
          setTimeout(async () => resolve(await Reflect.get(globalThis, 'bench')[name ?? ''](givenName))),
        ),
      [action, value],
    );
  /** @param {() => Promise<unknown>} act @param {number} [times] number of equal actions in `act` */
  const costOf = async (act, times = 1) => {
    const before = await spent();
    await act();
    await settle();
    return difference(await spent(), before, times);
  };

  await perform('load', table);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await settle();
  const mount = await costOf(() => perform('mount'));
  const toggle = await costOf(async () => {
    for (let row = 1; row <= TOGGLES; row += 1) {
      await perform('toggle', row * 9);
      if (row < TOGGLES) await settle();
    }
  }, TOGGLES);
  const all = await costOf(() => perform('selectAll'));
  await perform('selectAll');
  await settle();
  const sort = await costOf(() => perform('sort'));
  const next = await costOf(() => perform('page', 1));
  await page.evaluate(() => document.querySelector('tbody tr')?.querySelector('input')?.focus());
  const arrow = await costOf(async () => {
    for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('ArrowDown');
  }, KEYS);
  await page.close();
  return { arrow, mount, toggle, 'select all': all, sort, page: next };
}

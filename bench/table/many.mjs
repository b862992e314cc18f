/** @typedef {{ 'rows visible, ms': number, elements: number, 'heap, MB': number, 'to the last row, ms': number }} ManyFigures */

/**
 * Measures 10,000 rows: the time until the first rows are in the page, the elements and memory of the page, and the time
 * until Ctrl+End has focused the last row. The processor is not slowed.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the page
 * @param {'virtualized' | 'allRows'} table
 * @returns {Promise<ManyFigures>}
 */
export async function measureMany(browser, address, table) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 903 } });
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in globalThis);
  const session = await page.context().newCDPSession(page);
  const rows = await page.evaluate(async (name) => {
    const bench = Reflect.get(globalThis, 'bench');
    await bench.load(name);
    const start = performance.now();
    bench.mount();
    while (!document.querySelector('tbody a, tbody input')) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return performance.now() - start;
  }, table);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.evaluate(() =>
    /** @type {HTMLElement | null} */ (document.querySelector('tbody input'))?.focus(),
  );
  const start = performance.now();
  await page.keyboard.press('Control+End');
  await page.waitForFunction(() => document.activeElement?.closest('tr')?.ariaRowIndex === '10001');
  const last = performance.now() - start;
  await page.close();
  return {
    'rows visible, ms': Math.round(rows),
    elements,
    'heap, MB': Math.round(usedSize / 1e5) / 10,
    'to the last row, ms': Math.round(last),
  };
}

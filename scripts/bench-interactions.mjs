/**
 * `npm run bench:interactions [-- --rounds 7]`: measures the wait after an action in the built product, with the
 * processor slowed four times: in the ticket list with 50 rows and 1,000 technicians to filter by, and in the draft of an
 * invoice with 60 lines. A wait is the time from the press to the end of the next frame, or the longest task after the
 * press if that is longer. Each round uses new pages. Output: milliseconds, median and worst of the rounds, beside the
 * budgets. The script has no pass or fail, because machines differ.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { median } from './median.mjs';
import { build, tokensOf, withProduct } from './product.mjs';
import { root } from './run.mjs';

const SLOWDOWN = 4;
const LINES = 60;
/** Milliseconds after which lazily loaded code has arrived, as for a user who looks at the page before using it. */
const LOADED_MS = 4500;
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

/** @type {{ email: string, password: string }} */
let account = { email: '', password: '' };

/** @type {(dataDir: string) => Promise<void>} */
async function prepare(dataDir) {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/tsx'),
    ['--conditions=@derrick/source', 'bench/company.ts', dataDir],
    { cwd: join(root, 'apps/api') },
  );
  account = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
}

/**
 * Creates the draft of an invoice with 60 lines.
 * @param {string} url origin
 * @returns {Promise<string>} its ID
 */
async function createDraft(url) {
  const { accessToken } = await tokensOf(url, account);
  /** @param {string} method @param {string} path @param {object} [body] */
  const call = async (method, path, body) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const reply = await fetch(`${url}/api/v1${path}`, request);
    if (!reply.ok) throw new Error(`${method} ${path} failed: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  const { data: tickets } = await call('GET', '/ticket?pageNumber=1&pageSize=50&filterOptions=none');
  const { id } = tickets.find(
    (/** @type {{ status: string, company: unknown }} */ ticket) =>
      ticket.status === 'SUBMITTED' && ticket.company,
  );
  await call('POST', `/ticket/${id}/approve`, { version: 1 });
  const [invoice] = await call('POST', '/invoice', { ticketIds: [id] });
  const lines = Array.from({ length: LINES }, (_, index) => ({
    kind: 'ITEM',
    description: `Gasket ${index + 1}`,
    quantity: 1,
    unit: 'ea',
    unitPriceCents: 1250,
    taxable: true,
    reason: null,
    priceItemId: null,
    ticketId: null,
  }));
  await call('PUT', `/invoice/${invoice.id}`, { version: invoice.version, lines });
  return invoice.id;
}

/**
 * Performs an action and measures its wait.
 * @param {Page} page
 * @param {'click' | 'keydown'} event first event of the action
 * @param {() => Promise<unknown>} act ends when the result is shown
 * @returns {Promise<number>} ms
 */
async function waitOf(page, event, act) {
  await page.evaluate((type) => {
    const wait = { from: Number.POSITIVE_INFINITY, ms: 0 };
    Object.assign(globalThis, { wait });
    const observer = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (startTime >= wait.from) wait.ms = Math.max(wait.ms, duration);
    });
    observer.observe({ type: 'longtask' });
    addEventListener(
      type,
      ({ timeStamp }) => {
        wait.from = timeStamp;
        requestAnimationFrame(() => {
          // A message arrives after the frame is drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            wait.ms = Math.max(wait.ms, performance.now() - timeStamp);
          };
          port2.postMessage(null);
        });
      },
      { capture: true, once: true },
    );
  }, event);
  await act();
  // Tasks are reported a moment after their end.
  await page.waitForTimeout(300);
  return page.evaluate(() => Reflect.get(globalThis, 'wait').ms);
}

/**
 * Presses an element like a user: the pointer moves over the element first.
 * @param {Page} page
 * @param {Locator} target
 * @param {() => Promise<unknown>} isShown waits for the result
 */
async function press(page, target, isShown) {
  await target.hover();
  await page.waitForTimeout(500);
  return waitOf(page, 'click', async () => {
    await page.mouse.down();
    await page.mouse.up();
    await isShown();
  });
}

/** @param {Page} page */
const showList = (page) => page.getByText('1-50', { exact: true }).waitFor();

/** @param {Page} page @returns {Promise<Record<string, number>>} waits by action */
async function listWaits(page) {
  const grid = page.getByRole('grid');
  const selectedRows = grid.locator('tbody [aria-selected=true]');
  const clear = async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await selectedRows.first().waitFor({ state: 'detached' });
  };
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const openFilters = () =>
    press(page, page.getByRole('button', { name: /^Filters/ }), () =>
      filters.getByRole('checkbox').first().waitFor(),
    );

  const first = await press(page, grid.locator('tbody').getByRole('checkbox').first(), () =>
    selectedRows.first().waitFor(),
  );
  await clear();
  const all = await press(page, grid.locator('thead').getByRole('checkbox'), () =>
    selectedRows.nth(49).waitFor(),
  );
  await clear();
  const paging = await press(page, page.getByRole('button', { name: 'Page 2', exact: true }), () =>
    page.getByText('51-100', { exact: true }).waitFor(),
  );
  const firstFilters = await openFilters();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await filters.waitFor({ state: 'hidden' });
  return {
    'select the first row': first,
    'select all': all,
    'next page': paging,
    'open the filters, first time': firstFilters,
    'open the filters': await openFilters(),
  };
}

/** @param {Page} page */
const descriptionIn = (page) =>
  page.getByRole('textbox', { name: 'Description', exact: true }).nth(LINES / 2);

/** @param {Page} page */
async function showDraft(page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await descriptionIn(page).waitFor();
}

/** @param {Page} page @returns {Promise<Record<string, number>>} waits by action */
async function draftWaits(page) {
  await descriptionIn(page).click();
  // The first key loads and compiles code that the following keys use.
  await page.keyboard.press('a');
  await page.waitForTimeout(500);
  const key = await waitOf(page, 'keydown', () => page.keyboard.press('b'));
  return { 'key in an invoice of 60 lines': key };
}

/** Budgets in ms. The first opening of the filters has none, because it loads code. @type {Record<string, number>} */
const budgets = {
  'select the first row': 60,
  'select all': 90,
  'next page': 120,
  'open the filters': 120,
  'key in an invoice of 60 lines': 50,
};

await build();
await withProduct(
  async (url) => {
    const draft = await createDraft(url);
    const tokens = await tokensOf(url, account);
    const browser = await chromium.launch(launchOptions());
    /**
     * Opens a page, slows the processor and measures the waits.
     * @param {string} path
     * @param {(page: Page) => Promise<unknown>} show waits until the page is loaded
     * @param {(page: Page) => Promise<Record<string, number>>} waitsOf
     */
    const measurePage = async (path, show, waitsOf) => {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1360, height: 903 } });
      await page.addInitScript((pair) => {
        localStorage.setItem('derrick.accessToken', pair.accessToken);
        localStorage.setItem('derrick.refreshToken', pair.refreshToken);
      }, tokens);
      await page.goto(path);
      await show(page);
      // The stream of notifications stays open, so the network never becomes idle.
      await page.waitForTimeout(LOADED_MS);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const waits = await waitsOf(page);
      await page.close();
      return waits;
    };
    /** @type {Record<string, number>[]} */
    const rounds = [];
    // One extra round: the first one warms up the machine.
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const waits = {
        ...(await measurePage('/dashboard/job-tickets?size=50', showList, listWaits)),
        ...(await measurePage(`/dashboard/invoice/${draft}`, showDraft, draftWaits)),
      };
      if (round > 0) rounds.push(waits);
    }
    await browser.close();

    console.log(`Waits in ms, ${SLOWDOWN}x slower, median and worst of ${rounds.length} rounds`);
    for (const name of Object.keys(rounds[0] ?? {})) {
      const times = rounds.map((waits) => waits[name] ?? 0);
      const budget = budgets[name] === undefined ? '' : `at most ${budgets[name]}`;
      console.log(
        `  ${name.padEnd(32)}${median(times).toFixed(0).padStart(5)}${Math.max(...times)
          .toFixed(0)
          .padStart(7)}   ${budget}`,
      );
    }
  },
  { prepare },
);

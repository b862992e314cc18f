import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { findIds } from '../scripts/screenshots/ids.mjs';
import { callsWith } from './calls.ts';
import { demoPassword, expect, signIn, test } from './product.ts';

const owner = 'owner@demo.derrick.test';

/** Milliseconds between two replies of the API, so that the browser paints each of them separately. */
const REPLY_INTERVAL_MS = 100;
/** Milliseconds by which each file is late, so that lazily loaded code arrives after the page is painted. */
const FILE_DELAY_MS = 40;
/** Milliseconds without requests after which a page is complete. Longer than the delay of idle loading. */
const QUIET_MS = 1000;
const SHIFT_MAX = 0.001;
/** Number of pages that load at the same time, because each of them mostly waits. */
const TABS = 4;

/** Entry of the Layout Instability API, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shift {
  value: number;
  /** Moved elements, with their positions before and after. */
  moved: string[];
}

/** Records layout shifts, from the start of the page. Runs in the page. */
function recordShifts() {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  const at = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const text = (node?.textContent ?? '').slice(0, 30);
        return `${element?.localName}.${element?.className} "${text}" ${at(previousRect)} -> ${at(currentRect)}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Makes files late, and replies of the API late one after the other in the order of their requests. The same replies are
 * then painted separately in every run.
 * @returns a function that waits until the page requests nothing more and its last change is painted
 */
async function slowDown(page: Page) {
  let replies = 0;
  let waiting = 0;
  let lastChange = Date.now();
  const delay = async (route: Route, milliseconds: number) => {
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // A page that was left has no more use for the reply.
    await route.continue().catch(() => {});
    waiting -= 1;
    lastChange = Date.now();
  };
  page.on('framenavigated', () => {
    replies = 0;
  });
  await page.route('**/assets/**', (route) => delay(route, FILE_DELAY_MS));
  await page.route('**/api/v1/**', (route) => {
    replies += 1;
    return delay(route, replies * REPLY_INTERVAL_MS);
  });
  return async () => {
    await expect.poll(() => waiting === 0 && Date.now() - lastChange > QUIET_MS).toBe(true);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
  };
}

/** Opens each page, several at a time, and expects that its layout does not shift. */
async function expectNoShifts(context: BrowserContext, paths: readonly string[]) {
  const queue = [...paths];
  const openPages = async () => {
    const page = await context.newPage();
    await page.addInitScript(recordShifts);
    const waitUntilQuiet = await slowDown(page);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitUntilQuiet();
      const shifts = await page.evaluate((): Shift[] => Reflect.get(globalThis, 'shifts'));
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(total > SHIFT_MAX ? shifts : [], `layout shifts of ${path}`).toEqual([]);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, openPages));
}

/** Addresses of the pages whose pattern has a parameter. */
const addressesOf = (ids: Awaited<ReturnType<typeof findIds>>): Readonly<Record<string, string[]>> => ({
  '/dashboard/company/:section?': ['', '/locale', '/tickets', '/rates', '/invoices', '/people', '/data'].map(
    (section) => `/dashboard/company${section}`,
  ),
  '/dashboard/customer/:id?': ['/dashboard/customer', `/dashboard/customer/${ids.customer}`],
  '/dashboard/invoice/:id': [ids.draftInvoice, ids.issuedInvoice].map((id) => `/dashboard/invoice/${id}`),
  '/dashboard/managers/edit/:id': [`/dashboard/managers/edit/${ids.manager}`],
  '/dashboard/technicians/edit/:id': [`/dashboard/technicians/edit/${ids.technician}`],
  '/dashboard/job-tickets/:id': [ids.openTicket, ids.invoicedTicket].map(
    (id) => `/dashboard/job-tickets/${id}`,
  ),
  '/dashboard/job-ticket/:id?': [
    '/dashboard/job-ticket',
    `/dashboard/job-ticket?copy=${ids.openTicket}`,
    `/dashboard/job-ticket/${ids.openTicket}`,
    `/dashboard/job-ticket/${ids.invoicedTicket}`,
  ],
});

/** Patterns of all pages, as the build of the admin app lists them. */
const patterns = Object.keys(
  JSON.parse(readFileSync(new URL('../apps/admin/dist/routes.json', import.meta.url), 'utf8')),
);

for (const viewport of [
  { width: 1360, height: 903 },
  { width: 390, height: 844 },
]) {
  test(`no page shifts its layout while it loads, at ${viewport.width} px`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const { accessToken } = await callsWith(request)('auth/login', { email: owner, password: demoPassword });
    const addresses = addressesOf(await findIds(baseURL, accessToken));
    const paths = patterns.flatMap((pattern) => {
      if (!pattern.includes(':')) return [pattern];
      // The form for a new record, for features whose records are not named above.
      const form = pattern.endsWith('/:id?') ? [pattern.replace('/:id?', '')] : undefined;
      const matching = addresses[pattern] ?? form;
      expect(matching, `addresses of ${pattern}`).toBeDefined();
      return matching ?? [];
    });
    const isInside = (path: string) => path.startsWith('/dashboard');
    const context = await browser.newContext({ baseURL, viewport });
    await expectNoShifts(
      context,
      paths.filter((path) => !isInside(path)),
    );
    await signIn(await context.newPage(), owner);
    await expectNoShifts(context, paths.filter(isInside));
    await context.close();
  });
}

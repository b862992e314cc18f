/**
 * `npm run size`: measures the data that a browser with an empty cache loads from the built product, by type, in KB as
 * transferred (brotli, including headers), and the number of requests. "First" is requested until the page can be used,
 * "deferred" afterwards. Exits with 1 if a page exceeds a limit: today's sum of both with 4 KB more, and a wider limit for
 * the first load, because code that is loaded when the browser is idle may arrive before or after. The goals are in
 * docs/benchmarks.md. `--files` lists every file.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { build, demoTokens, withProduct } from './product.mjs';

const FONTS = 35;
/** Limits in KB for all styles of a page, and for the sign-in page, which most users open first. */
const APP_CSS = 14;
const FIRST_CSS = 5.2;

/**
 * The limits of requests have room for a few more than usual: on a busy machine, files that load when the page is idle can
 * come before its content.
 * @type {readonly { name: string, path: string, isSignedIn: boolean, ready: string, limit: number, total: number, requests: number, css: number }[]}
 */
const pages = [
  {
    name: 'sign-in',
    path: '/login',
    isSignedIn: false,
    ready: 'input[type=password]',
    limit: 95,
    total: 103,
    requests: 14,
    css: FIRST_CSS,
  },
  {
    name: 'overview',
    path: '/dashboard/overview',
    isSignedIn: true,
    ready: 'figure',
    limit: 160,
    total: 220,
    requests: 34,
    css: APP_CSS,
  },
  {
    name: 'job-ticket list',
    path: '/dashboard/job-tickets',
    isSignedIn: true,
    ready: '[role=rowheader]',
    limit: 162,
    total: 208,
    requests: 26,
    css: APP_CSS,
  },
  {
    name: 'invoice list',
    path: '/dashboard/invoices',
    isSignedIn: true,
    ready: '[role=rowheader]',
    limit: 166,
    total: 207,
    requests: 31,
    css: APP_CSS,
  },
  {
    name: 'invoice drafts',
    path: '/dashboard/invoice/create',
    isSignedIn: true,
    ready: 'fieldset',
    limit: 162,
    total: 192,
    requests: 28,
    css: APP_CSS,
  },
  {
    name: 'ticket form',
    path: '/dashboard/job-ticket',
    isSignedIn: true,
    ready: 'form textarea',
    limit: 285,
    total: 297,
    requests: 95,
    css: APP_CSS,
  },
];

await build();
await withProduct(async (url) => {
  const tokens = await demoTokens(url);
  const browser = await chromium.launch(launchOptions());
  for (const { name, path, isSignedIn, ready, limit, total, requests: requestLimit, css } of pages) {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1360, height: 903 } });
    if (isSignedIn) {
      await context.addInitScript((pair) => {
        localStorage.setItem('derrick.accessToken', pair.accessToken);
        localStorage.setItem('derrick.refreshToken', pair.refreshToken);
      }, tokens);
    }
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    /** @type {Map<string, { type: string, url: string, sentAt: number, first: boolean, bytes: number }>} */
    const requests = new Map();
    network.on('Network.requestWillBeSent', (event) => {
      requests.set(event.requestId, {
        type: event.type ?? 'Other',
        url: event.request.url,
        sentAt: event.wallTime * 1000,
        first: true,
        bytes: 0,
      });
    });
    network.on('Network.loadingFinished', (event) => {
      const request = requests.get(event.requestId);
      if (request) request.bytes = event.encodedDataLength;
    });
    // Measured inside the page: polling from here would add the polling interval.
    await page.addInitScript((selector) => {
      const usable = { at: Number.POSITIVE_INFINITY };
      Object.assign(globalThis, { derrickUsable: usable });
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector(selector)) return;
        usable.at = Date.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, ready);
    await page.addInitScript(() => {
      const shift = { value: 0 };
      Object.assign(globalThis, { derrickShift: shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shift.value += /** @type {{ value?: number }} */ (entry).value ?? 0;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const reply = await page.goto(path);
    const inline = await inlineStyles(await reply?.text());
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(4000);
    const shift = await page.evaluate(
      () => /** @type {{ derrickShift?: { value: number } }} */ (globalThis).derrickShift?.value ?? 0,
    );

    const usableAt = await page.evaluate(
      () => /** @type {{ derrickUsable?: { at: number } }} */ (globalThis).derrickUsable?.at ?? 0,
    );
    const all = [...requests.values()].map((request) => ({ ...request, first: request.sentAt <= usableAt }));
    const sum = (/** @type {(request: { type: string, first: boolean }) => boolean} */ test) =>
      all.filter(test).reduce((total, { bytes }) => total + bytes, 0) / 1024;
    console.log(`\n${name} (${path})`);
    for (const type of [...new Set(all.map((request) => request.type))].sort()) {
      const first = sum((request) => request.type === type && request.first);
      const deferred = sum((request) => request.type === type && !request.first);
      console.log(
        `  ${type.padEnd(12)} first ${first.toFixed(1).padStart(6)} KB   deferred ${deferred.toFixed(1).padStart(6)} KB`,
      );
    }
    report(
      'first load, fonts apart',
      sum(({ type, first }) => first && type !== 'Font'),
      limit,
    );
    report(
      'requests until usable',
      all.filter(({ first, url: address }) => first && address.startsWith(url)).length,
      requestLimit,
      '',
    );
    report('  of it CSS', sum(({ type, first }) => first && type === 'Stylesheet') + inline, css);
    report(
      'with deferred, fonts apart',
      sum(({ type }) => type !== 'Font'),
      total,
    );
    report(
      'fonts',
      sum(({ type }) => type === 'Font'),
      FONTS,
    );
    report('layout shift (CLS)', shift, 0, '  ');
    if (process.argv.includes('--files')) {
      for (const request of all)
        console.log(
          `    ${request.first ? 'first   ' : 'deferred'} ${(request.bytes / 1024).toFixed(1).padStart(6)} KB  ${new URL(request.url).pathname}`,
        );
    }
    await context.close();
  }
  await browser.close();
});

/**
 * Returns the transferred size of the inline styles of a document in KB. They count as CSS although they are part of the
 * document.
 * @param {string | undefined} html
 */
async function inlineStyles(html = '') {
  const sent = (/** @type {string} */ text) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
      .length;
  return (sent(html) - sent(html.replace(/<style>[\s\S]*?<\/style>/g, ''))) / 1024;
}

/**
 * @param {string} label
 * @param {number} value
 * @param {number} limit
 * @param {string} [unit]
 */
function report(label, value, limit, unit = 'KB') {
  const isMet = value <= limit;
  if (!isMet) process.exitCode = 1;
  const verdict = isMet ? 'met' : `over by ${(value - limit).toFixed(1)}`;
  const figure = value.toFixed(unit === 'KB' ? 1 : 3).padStart(8);
  console.log(
    `  ${label.padEnd(26)} ${figure} ${unit}   limit ${String(limit).padStart(3)} ${unit}  ${verdict}`,
  );
}

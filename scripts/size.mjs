/**
 * `npm run size`: what a browser with an empty cache loads from the built product, by type, in KB as sent (brotli, headers
 * included), beside the targets. "First" is what was asked for until the page could be used, "deferred" what followed.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { build, demoTokens, withProduct } from './product.mjs';

/** @type {readonly { name: string, path: string, signedIn: boolean, ready: string, target: number, css: number }[]} */
const pages = [
  { name: 'sign-in', path: '/login', signedIn: false, ready: 'input[type=password]', target: 88, css: 4 },
  {
    name: 'job-ticket list',
    path: '/dashboard/job-tickets',
    signedIn: true,
    ready: '[role=rowheader]',
    target: 108,
    css: 12,
  },
  {
    name: 'overview',
    path: '/dashboard/overview',
    signedIn: true,
    ready: 'figure',
    target: 95,
    css: 12,
  },
  // Its hours are native fields: there is no calendar to open that would load more.
  {
    name: 'ticket form',
    path: '/dashboard/job-ticket',
    signedIn: true,
    ready: 'form textarea',
    target: 160,
    css: 12,
  },
];
const DEFERRED_TARGET = 55;
const FONT_TARGET = 35;

await build();
await withProduct(async (url) => {
  const tokens = await demoTokens(url);
  const browser = await chromium.launch(launchOptions());
  for (const { name, path, signedIn, ready, target, css } of pages) {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1360, height: 903 } });
    if (signedIn) {
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
    // The moment of use is taken inside the page: asking from here would be late by a poll.
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
      target,
    );
    report('  of it CSS', sum(({ type, first }) => first && type === 'Stylesheet') + inline, css);
    report(
      'deferred, fonts apart',
      sum(({ type, first }) => !first && type !== 'Font'),
      DEFERRED_TARGET,
    );
    report(
      'fonts',
      sum(({ type }) => type === 'Font'),
      FONT_TARGET,
    );
    console.log(`  ${'layout shift (CLS)'.padEnd(26)} ${shift.toFixed(4).padStart(8)}      target  0`);
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
 * What styles in the page itself add to it as sent, KB: they count as CSS although they come with the document.
 * @param {string | undefined} html
 */
async function inlineStyles(html = '') {
  const sent = (/** @type {string} */ text) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
      .length;
  return (sent(html) - sent(html.replace(/<style>[\s\S]*?<\/style>/g, ''))) / 1024;
}

/**
 * @param {string} what
 * @param {number} kilobytes
 * @param {number} target
 */
function report(what, kilobytes, target) {
  const verdict = kilobytes <= target ? 'met' : `over by ${(kilobytes - target).toFixed(1)}`;
  console.log(
    `  ${what.padEnd(26)} ${kilobytes.toFixed(1).padStart(8)} KB   target ${String(target).padStart(3)} KB  ${verdict}`,
  );
}

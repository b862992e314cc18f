const SLOWDOWN = 4;
/** Fast 4G of Chrome's developer tools: 9 Mbit/s down, 1.5 Mbit/s up, of which 90 % are used, and 165 ms per request. */
const fast4G = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 165,
};
/** Milliseconds for which a page is observed after its rows are visible. */
const OBSERVED_MS = 3000;
/** Minimum duration in milliseconds of a task that blocks. Only the rest of the task counts. */
const BLOCKING_MS = 50;
/** Console message of the page when its rows are visible. Polling from outside would take time of the page. */
const VISIBLE = 'rows visible';

/**
 * Figures of one load. Times are in ms, sizes in KB as transferred, without fonts. "Before" and "after" mean before the
 * rows are visible and in the three seconds after.
 * @typedef {{
 *   firstPaint: number,
 *   rowsVisible: number,
 *   blockingBefore: number,
 *   blockingTotal: number,
 *   sizeBefore: number,
 *   sizeAfter: number,
 *   requestsBefore: number,
 *   requestsAfter: number,
 *   layoutShift: number,
 * }} Figures
 */

/** @typedef {{ rowsAt: number, paintAt: number, shift: number, tasks: { startTime: number, duration: number }[] }} Seen */

/**
 * Stores the session and observes the page. Runs in the page before its own code.
 * @param {{ tokens: { accessToken: string, refreshToken: string }, last: { row: number, code: string }, message: string }} options
 */
function observe({ tokens, last, message }) {
  localStorage.setItem('derrick.accessToken', tokens.accessToken);
  localStorage.setItem('derrick.refreshToken', tokens.refreshToken);
  /** @type {Seen} */
  const seen = { rowsAt: 0, paintAt: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  /** @param {string} type @param {(entry: PerformanceEntry & { value?: number }) => void} onEntry */
  const collect = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  collect('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  collect('layout-shift', ({ value = 0 }) => {
    seen.shift += value;
  });
  collect('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paintAt = startTime;
  });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelectorAll('tbody tr')[last.row - 1]?.textContent?.includes(last.code)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message arrives after the frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.rowsAt = performance.now();
        console.debug(message);
      };
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Loads a list of tickets with an empty cache.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the list
 * @param {Omit<Parameters<typeof observe>[0], 'message'>} options session, and the last row of the list with its ticket's code
 * @returns {Promise<Figures>}
 */
export async function measure(browser, address, options) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 903 } });
  await context.addInitScript(observe, { ...options, message: VISIBLE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {Map<string, { sentAt: number, isFont: boolean, bytes: number }>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, { sentAt: wallTime * 1000, isFont: type === 'Font', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const rowsShown = page.waitForEvent('console', (message) => message.text() === VISIBLE);
  await page.goto(address);
  await rowsShown;
  await page.waitForTimeout(OBSERVED_MS);
  const { seen, origin } = await page.evaluate(() => ({
    seen: /** @type {Seen} */ (Reflect.get(globalThis, 'seen')),
    origin: performance.timeOrigin,
  }));
  await context.close();

  const { rowsAt, tasks } = seen;
  /** @param {number} end */
  const blockingUntil = (end) =>
    tasks
      .filter(({ startTime }) => startTime < end)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_MS), 0);
  /** @param {(sentAt: number) => boolean} isCounted */
  const sent = (isCounted) => {
    const counted = [...requests.values()].filter(({ sentAt }) => isCounted(sentAt - origin));
    const bytes = counted.reduce((sum, request) => sum + (request.isFont ? 0 : request.bytes), 0);
    return { count: counted.length, size: bytes / 1024 };
  };
  const before = sent((sentAt) => sentAt <= rowsAt);
  const after = sent((sentAt) => sentAt > rowsAt && sentAt <= rowsAt + OBSERVED_MS);
  return {
    firstPaint: seen.paintAt,
    rowsVisible: rowsAt,
    blockingBefore: blockingUntil(rowsAt),
    blockingTotal: blockingUntil(rowsAt + OBSERVED_MS),
    sizeBefore: before.size,
    sizeAfter: after.size,
    requestsBefore: before.count,
    requestsAfter: after.count,
    layoutShift: seen.shift,
  };
}

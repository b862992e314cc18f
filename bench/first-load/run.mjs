/**
 * `npm run bench:first-load [-- --rounds 7 --json]`: compares the first load of the ticket list with a small Mantine app
 * that has only sign-in and a list. Both show the same 50 tickets of the same server, are signed in, have an empty cache
 * and run with Fast 4G and the processor slowed four times. The rounds alternate which app is first. Output: the median
 * of each figure, and the median of the rounds' ratios to the Mantine app, beside the targets. The script has no pass or
 * fail, because machines differ.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/chromium.mjs';
import { median } from '../../scripts/median.mjs';
import { build, demoTokens, withProduct } from '../../scripts/product.mjs';
import { measure } from './measure.mjs';
import { buildMantine, serveMantine } from './serve.mjs';

const ROWS = 50;
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
});

/** @typedef {import('./measure.mjs').Figures} Figures */
/** @typedef {{ derrick: Figures, mantine: Figures }} Round */

/** @type {readonly { key: keyof Figures, label: string, digits?: number, target?: number }[]} */
const rows = [
  { key: 'firstPaint', label: 'first contentful paint, ms' },
  { key: 'rowsVisible', label: 'rows visible, ms', target: 0.75 },
  { key: 'blockingBefore', label: 'blocking until rows, ms', target: 0.75 },
  { key: 'blockingTotal', label: 'blocking until 3 s later, ms', target: 0.75 },
  { key: 'sizeBefore', label: 'KB until rows, fonts apart', digits: 1 },
  { key: 'sizeAfter', label: 'KB in the 3 s after', digits: 1 },
  { key: 'requestsBefore', label: 'requests until rows' },
  { key: 'requestsAfter', label: 'requests in the 3 s after' },
  { key: 'layoutShift', label: 'layout shift (CLS)', digits: 3 },
];

/**
 * Returns the code of the last ticket on the first page.
 * @param {string} url origin
 * @returns {Promise<string>}
 */
async function lastCode(url) {
  const { accessToken } = await demoTokens(url);
  const path = `/api/v1/ticket?pageNumber=1&pageSize=${ROWS}&filterOptions=none`;
  const reply = await fetch(url + path, { headers: { authorization: `Bearer ${accessToken}` } });
  const { data } = await reply.json();
  return data.data[ROWS - 1].jobcode;
}

/** @param {readonly Round[]} rounds */
function summarize(rounds) {
  return rows.map(({ key, label, digits = 0, target }) => ({
    label,
    derrick: Number(median(rounds.map(({ derrick }) => derrick[key])).toFixed(digits)),
    mantine: Number(median(rounds.map(({ mantine }) => mantine[key])).toFixed(digits)),
    // A figure that is 0 in the Mantine app has no ratio.
    ratio: rounds.every(({ mantine }) => mantine[key] > 0)
      ? Number(median(rounds.map(({ derrick, mantine }) => derrick[key] / mantine[key])).toFixed(2))
      : undefined,
    target,
  }));
}

await build();
await withProduct(async (url) => {
  // Vite's build sets NODE_ENV to production, and a product started after it would have no demo data.
  await buildMantine();
  const mantine = await serveMantine(url);
  const addresses = {
    derrick: `${url}/dashboard/job-tickets?size=${ROWS}`,
    mantine: `${mantine.url}/job-tickets`,
  };
  const last = { row: ROWS, code: await lastCode(url) };
  const browser = await chromium.launch(launchOptions());
  /** @type {Round[]} */
  const rounds = [];
  // One extra round: the first one warms up the machine.
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    const tokens = await demoTokens(url);
    /** @param {'derrick' | 'mantine'} app */
    const load = (app) => measure(browser, addresses[app], { tokens, last });
    const first = round % 2 === 0 ? await load('derrick') : undefined;
    const figures = { mantine: await load('mantine'), derrick: first ?? (await load('derrick')) };
    if (round > 0) rounds.push(figures);
  }
  await browser.close();
  mantine.close();

  const summary = summarize(rounds);
  if (options.json) {
    console.log(JSON.stringify({ summary, rounds }, undefined, 2));
    return;
  }
  console.log(`First load of ${ROWS} tickets, Fast 4G, 4x slower, medians of ${rounds.length} rounds`);
  console.log(`${''.padEnd(30)} Derrick  Mantine    ratio  at most`);
  for (const { label, derrick, mantine: peer, ratio = '', target = '' } of summary) {
    const cells = [derrick, peer, ratio, target].map((value) => String(value).padStart(8));
    console.log(`${label.padEnd(30)}${cells.join(' ')}`);
  }
});

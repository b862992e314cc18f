/**
 * `npm run bench:table`: compares DataTable with all features with a hand-written table, TanStack Table with plain cells,
 * and Mantine, in one production build: 50 rows of 8 columns, the processor slowed four times. Output: main-thread time
 * in ms (median of the rounds) and the median of the rounds' ratios to the hand-written table, beside the targets. The
 * script has no pass or fail, because machines differ; ratios of one run are more meaningful than milliseconds. Defaults:
 * ROUNDS=9 and TABLES=ours,plain,tanstack,mantine.
 */
import { chromium } from 'playwright';
import { launchOptions } from '../../scripts/chromium.mjs';
import { median } from '../../scripts/median.mjs';
import { measureMany } from './many.mjs';
import { measure } from './measure.mjs';
import { peers, serveTables } from './serve.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
/** Maximum cost as a multiple of the plain table's cost. */
const targets = { mount: 1.5, toggle: 1.3, 'select all': 1.5, sort: 1.3, page: 1.3 };

/** @typedef {Awaited<ReturnType<typeof measure>>} Figures */

const requested = process.env['TABLES']?.split(',');
const isPeerWanted = !requested || requested.some((name) => name !== 'ours' && name !== 'plain');
const hasPeers = isPeerWanted && peers.install();
if (isPeerWanted && !hasPeers) console.warn('The other tables could not be installed: they are left out.');
const tables = ['plain', 'ours', ...(hasPeers ? ['tanstack', 'mantine'] : [])].filter(
  (name) => !requested || name === 'plain' || requested.includes(name),
);

const { url, close } = await serveTables(hasPeers);
const browser = await chromium.launch(launchOptions());

/** @type {Map<string, Figures>[]} */
const rounds = [];
// The first round warms up the machine and is not counted. The order changes each round, so that no table is always
// first.
for (let round = 0; round <= ROUNDS; round += 1) {
  const order = [...tables.slice(round % tables.length), ...tables.slice(0, round % tables.length)];
  /** @type {Map<string, Figures>} */
  const figures = new Map();
  for (const table of order) figures.set(table, await measure(browser, url, table));
  if (round > 0) rounds.push(figures);
}
/** @type {Record<string, Awaited<ReturnType<typeof measureMany>>>} */
const many = {};
// All rows at once take some seconds, so both are measured once, after a first mount that loads the code.
await measureMany(browser, url, 'virtualized');
many['DataTable, virtualized'] = await measureMany(browser, url, 'virtualized');
many['DataTable, all rows'] = await measureMany(browser, url, 'allRows');
await browser.close();
await close();

/** @param {string} table @param {string} action @param {keyof Figures[string]} part */
const figuresOf = (table, action, part = 'all') =>
  rounds.map((figures) => figures.get(table)?.[action]?.[part] ?? 0);
/** @param {string} table @param {string} action */
const ratioOf = (table, action) => {
  const plain = figuresOf('plain', action);
  return median(figuresOf(table, action).map((value, round) => value / (plain[round] || 1))).toFixed(2);
};

console.log(
  `50 rows of 8 columns, 4x slower, ${ROUNDS} rounds, ms of the main thread (times the plain table)`,
);
console.table(
  Object.fromEntries(
    Object.entries(targets).map(([action, target]) => [
      action,
      {
        ...Object.fromEntries(
          tables.map((table) => [
            table,
            `${Math.round(median(figuresOf(table, action)))} (${ratioOf(table, action)})`,
          ]),
        ),
        'ours, at most': target,
      },
    ]),
  ),
);
console.log('Of these: script, styles, layout');
console.table(
  Object.fromEntries(
    Object.keys(targets).map((action) => [
      action,
      Object.fromEntries(
        tables.map((table) => [
          table,
          [
            figuresOf(table, action, 'script'),
            figuresOf(table, action, 'styles'),
            figuresOf(table, action, 'layout'),
          ]
            .map((values) => Math.round(median(values)))
            .join(' + '),
        ]),
      ),
    ]),
  ),
);
const arrow = median(figuresOf('ours', 'arrow')).toFixed(1);
const toggle = median(figuresOf('ours', 'toggle')).toFixed(1);
console.log(`DataTable alone, ms: an arrow key ${arrow} (at most 32), a toggle ${toggle} (at most 50)`);
console.log('10,000 rows');
console.table(many);

/**
 * `npm run visual -- A B [--stories PATTERN] [--modes desktop,phone]`: builds the Storybook of two commits, takes
 * screenshots of their stories in the installed Chromium, and writes the differences as one page, side by side with the
 * changed pixels. Exits with 1 if a story differs. The same commits give the same report.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run.mjs';
import { buildCommit } from './visual/buildCommit.mjs';
import { compare } from './visual/compare.mjs';
import { modes as allModes } from './visual/modes.mjs';
import { photograph, storyIds } from './visual/photograph.mjs';
import { report } from './visual/report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { stories: { type: 'string', default: '' }, modes: { type: 'string' } },
});
const [before, after] = positionals;
const modeNames = options.modes?.split(',') ?? Object.keys(allModes);
const unknown = modeNames.filter((name) => !(name in allModes));
if (before === undefined || after === undefined || unknown.length > 0) {
  const knownModes = Object.keys(allModes).join(', ');
  console.error(
    unknown.length > 0 ? `No mode named ${unknown.join(', ')}. Modes: ${knownModes}.` : 'Name two commits.',
  );
  process.exit(2);
}
const modes = Object.fromEntries(Object.entries(allModes).filter(([name]) => modeNames.includes(name)));

const folder = join(root, '.tmp/visual');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const pattern = new RegExp(options.stories);
/** @type {string[]} */
const failures = [];
/** @type {Set<string>} */
const names = new Set();
for (const [side, commit] of Object.entries({ before, after })) {
  const storybook = join(folder, `storybook-${side}`);
  console.log(`${side}: building ${commit}`);
  await buildCommit(commit, { checkout: join(folder, `checkout-${side}`), output: storybook });
  const ids = (await storyIds(storybook)).filter((id) => pattern.test(id));
  console.log(`${side}: ${ids.length} stories in ${modeNames.length} modes`);
  const missed = await photograph(storybook, { folder: join(folder, side), ids, modes });
  failures.push(...missed.map((failure) => `${side}: ${failure}`));
  for (const id of ids) for (const mode of modeNames) names.add(`${id}.${mode}.png`);
}

if (names.size === 0) {
  console.error(`No story has an id that matches "${options.stories}".`);
  process.exit(2);
}

/** @type {import('./visual/compare.mjs').Difference[]} */
const differences = [];
const folders = {
  before: join(folder, 'before'),
  after: join(folder, 'after'),
  overlay: join(folder, 'overlay'),
};
for (const name of [...names].toSorted()) differences.push(await compare(name, folders));

const page = join(folder, 'index.html');
await writeFile(page, report({ before, after, differences, failures: failures.toSorted() }));
const changed = differences.filter(({ kind }) => kind !== 'same').length;
console.log(
  `${changed} of ${differences.length} pictures differ, ${failures.length} could not be taken: ${page}`,
);
process.exitCode = changed + failures.length > 0 ? 1 : 0;

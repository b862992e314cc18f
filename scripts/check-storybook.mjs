/**
 * `npm run check:storybook -- [PATTERN] [--fresh] [--skip-build]`: builds the static Storybook, opens its stories and
 * documentation pages in the installed Chromium, and reports failed play functions and errors of the console. Exits with
 * 1 if it finds any. PATTERN selects entries by id, such as `^components-layout`. `--fresh` reloads the page for each
 * entry, which takes three times as long.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './run.mjs';
import { entriesOf, openEntries } from './storybook/openEntries.mjs';

/** Maximum number of lines printed of each error. A failed query lists all elements of its page. */
const ERROR_LINES = 8;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: 'boolean', default: false },
    'skip-build': { type: 'boolean', default: false },
  },
});

const storybook = join(root, '.tmp/storybook');
if (!options['skip-build']) {
  const code = await run('storybook', ['build', '--quiet', '--output-dir', storybook]);
  if (code !== 0) process.exit(code);
}

const pattern = new RegExp(positionals[0] ?? '');
const entries = (await entriesOf(storybook)).filter(({ id }) => pattern.test(id));
if (entries.length === 0) {
  console.error(`No story has an id that matches "${positionals[0]}".`);
  process.exit(2);
}

const started = Date.now();
const failed = await openEntries(storybook, entries, {
  isFresh: options.fresh,
  onFailure({ id, errors }) {
    console.error(`✗ ${id}`);
    for (const error of errors) {
      console.error(`    ${error.trim().split('\n').slice(0, ERROR_LINES).join('\n    ')}`);
    }
  },
});
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${entries.length - failed} of ${entries.length} entries without errors, ${seconds} s`);
process.exitCode = failed > 0 ? 1 : 0;

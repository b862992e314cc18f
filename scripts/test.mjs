/**
 * `npm test`: runs all checks once and prints the time of each part. `npm run test:full`: adds more volume, all stories
 * and journeys, the server on both databases, and slow checks. `npm run test:full -- --rest` runs only what a full run does
 * differently. `npm test -- units api` runs only the named parts. A run stops at the first failure unless --all is given.
 */
import { run } from './run.mjs';

const isFullRun = process.argv.includes('--full');
const isRest = process.argv.includes('--rest');
/** Read by the configuration of the tests and by the tests themselves. */
const env = { ...(isFullRun && { TEST_FULL: '1' }), ...(isRest && { TEST_REST: '1' }) };
/** Options of Playwright that choose the journeys of the run. */
const journeys = isRest ? ['--grep-invert', '@core'] : isFullRun ? [] : ['--grep', '@core'];

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} description
 * @property {'full' | 'named'} [runs] `full` parts run in full runs; `named` parts only when they are named
 * @property {boolean} [isSame] a full run does the same as a normal one
 * @property {readonly (readonly [string, ...string[]])[]} steps
 */

/** @type {readonly Part[]} */
const parts = [
  {
    name: 'lint',
    description: 'format, lint, import boundaries, wording of comments',
    isSame: true,
    steps: [
      ['biome', 'ci', '--error-on-warnings'],
      ['depcruise', 'apps', 'packages'],
      ['node', 'scripts/plain-words.mjs'],
    ],
  },
  {
    name: 'types',
    description: 'TypeScript, every package',
    isSame: true,
    steps: [['turbo', 'run', 'typecheck', '--output-logs=errors-only']],
  },
  {
    name: 'units',
    description: 'rules, tokens, messages, kit contract',
    isSame: true,
    steps: [
      [
        'vitest',
        'run',
        ...['--project', 'domain', '--project', 'ui', '--project', 'admin', '--project', 'scripts'],
      ],
    ],
  },
  {
    name: 'api',
    description: isFullRun
      ? 'the server on its embedded database'
      : 'the embedded database, and every endpoint on it',
    steps: [['vitest', 'run', '--project', 'api']],
  },
  {
    name: 'postgres',
    description: 'the server on PostgreSQL',
    steps: [['vitest', 'run', '--project', 'postgres']],
  },
  {
    name: 'citus',
    description: 'the server on a Citus cluster, if CITUS_PACKAGE names an archive of Citus',
    runs: 'named',
    steps: [['node', 'scripts/citus.mjs']],
  },
  {
    name: 'stories',
    description: 'stories in a browser, with axe',
    steps: [['vitest', 'run', '--project', 'stories']],
  },
  {
    name: 'build',
    description: 'packages, server, admin app; published packages',
    isSame: true,
    steps: [
      ['turbo', 'run', 'build', '--output-logs=errors-only'],
      ['npm', 'run', '--silent', '--workspace=@derrick/ui', 'check:package'],
      ['npm', 'run', '--silent', '--workspace=@derrick/domain', 'check:package'],
    ],
  },
  {
    name: 'e2e',
    description: isFullRun
      ? 'all journeys through the started product'
      : 'the core journeys through the started product',
    steps: [['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...journeys]],
  },
  {
    name: 'storybook',
    description: 'the static Storybook builds',
    runs: 'full',
    steps: [['storybook', 'build', '--quiet', '--output-dir', '.tmp/storybook']],
  },
  {
    name: 'storybook-pages',
    description: 'every story and documentation page of the static Storybook in a browser',
    runs: 'named',
    steps: [['node', 'scripts/check-storybook.mjs']],
  },
  {
    name: 'audit',
    description: 'known vulnerabilities of dependencies',
    runs: 'full',
    steps: [['node', 'scripts/audit.mjs']],
  },
  {
    name: 'feature',
    description: 'a feature written by the generator, in all its parts',
    runs: 'named',
    steps: [['node', 'scripts/feature/proof.mjs']],
  },
  {
    name: 'examples',
    description: 'apps outside of the repository with the packed packages, and the size of each component',
    runs: 'named',
    steps: [
      ['node', 'scripts/examples.mjs'],
      ['node', 'scripts/kit-size.mjs'],
    ],
  },
];

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const continuesAfterFailure = process.argv.includes('--all');
const unknown = named.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}. Parts: ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

const isSelected = (/** @type {Part} */ { name, runs, isSame }) =>
  named.length > 0
    ? named.includes(name)
    : !(isRest && isSame) && (runs === undefined || (runs === 'full' && isFullRun));

/** @type {{ name: string, seconds: number, passed: boolean }[]} */
const results = [];
const started = Date.now();
for (const part of parts.filter(isSelected)) {
  console.log(`\n▸ ${part.name}: ${part.description}`);
  const partStarted = Date.now();
  let passed = true;
  for (const [command, ...args] of part.steps) {
    console.log(`  $ ${command} ${args.join(' ')}`);
    if ((await run(command, args, { env })) !== 0) {
      passed = false;
      break;
    }
  }
  results.push({ name: part.name, seconds: (Date.now() - partStarted) / 1000, passed });
  if (!passed && !continuesAfterFailure) break;
}

console.log('');
for (const { name, seconds, passed } of results) {
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
}
console.log(`  ${'all'.padEnd(10)} ${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * `npm test`: everything, with the time that each part took. What needs a browser runs beside what does not, since
 * neither keeps two cores busy; of two parts at a time, the browser's are printed when they end.
 * `npm test -- units api` runs only the named parts. Begins no further part after a failure unless --all is given.
 */
import { runAndRead } from './run.mjs';

/** @type {readonly { name: string, description: string, steps: readonly (readonly [string, ...string[]])[], needsBrowser?: true }[]} */
const parts = [
  {
    name: 'lint',
    description: 'format, lint, import boundaries',
    steps: [
      ['biome', 'ci', '--error-on-warnings'],
      ['depcruise', 'apps', 'packages'],
    ],
  },
  {
    name: 'types',
    description: 'TypeScript, every package',
    steps: [['turbo', 'run', 'typecheck', '--output-logs=errors-only']],
  },
  {
    name: 'units',
    description: 'rules, tokens, messages, kit contract',
    steps: [
      [
        'vitest',
        'run',
        '--project',
        'domain',
        '--project',
        'ui',
        '--project',
        'admin',
        '--project',
        'scripts',
      ],
    ],
  },
  {
    name: 'api',
    description: 'the server on its embedded database',
    steps: [['vitest', 'run', '--project', 'api']],
  },
  {
    name: 'postgres',
    description: 'the server on a PostgreSQL of the run',
    steps: [['vitest', 'run', '--project', 'postgres']],
  },
  {
    name: 'stories',
    description: 'every story in a browser, axe on it light and dark',
    steps: [['vitest', 'run', '--project', 'stories']],
    needsBrowser: true,
  },
  {
    name: 'build',
    description: 'packages, server, admin app; published shape',
    steps: [
      ['turbo', 'run', 'build', '--output-logs=errors-only'],
      ['npm', 'run', '--silent', '--workspace=@derrick/ui', 'check:package'],
      ['npm', 'run', '--silent', '--workspace=@derrick/domain', 'check:package'],
    ],
  },
  {
    name: 'storybook',
    description: 'the static Storybook builds',
    steps: [['storybook', 'build', '--quiet', '--output-dir', '.tmp/storybook']],
  },
  {
    name: 'e2e',
    description: 'journeys on the real stack',
    steps: [['playwright', 'test', '--config', 'e2e/playwright.config.ts']],
    needsBrowser: true,
  },
];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const goesOn = process.argv.includes('--all');
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part named ${unknown.join(', ')}. Parts: ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

const chosen = parts.filter(({ name }) => asked.length === 0 || asked.includes(name));
/** The journeys run on what the build has made. */
const build = chosen.find(({ name }) => name === 'build');
let isBuilt = () => {};
const built = new Promise((resolve) => {
  isBuilt = () => resolve(undefined);
});

/** @type {{ name: string, seconds: number, passed: boolean }[]} */
const results = [];
const started = Date.now();
const mayGoOn = () => goesOn || results.every(({ passed }) => passed);

/**
 * Runs the steps of a part one after the other.
 * @param {typeof parts[number]} part
 * @param {boolean} isHeld holds the output back until each step has ended
 */
async function runPart({ name, description, steps }, isHeld) {
  const title = `\n▸ ${name}: ${description}`;
  if (!isHeld) console.log(title);
  const partStarted = Date.now();
  let passed = true;
  for (const [command, ...args] of steps) {
    const line = `  $ ${command} ${args.join(' ')}`;
    if (!isHeld) console.log(line);
    const { code, output } = await runAndRead(command, args, isHeld);
    if (isHeld) console.log(`${title}\n${line}\n${output}`);
    passed = code === 0;
    if (!passed) break;
  }
  results.push({ name, seconds: (Date.now() - partStarted) / 1000, passed });
}

/**
 * Runs parts one after the other.
 * @param {readonly (typeof parts[number])[]} lane
 * @param {{ isHeld: boolean }} options
 */
async function runLane(lane, { isHeld }) {
  for (const part of lane) {
    if (part.name === 'e2e' && build) await built;
    if (mayGoOn()) await runPart(part, isHeld);
    if (part === build) isBuilt();
  }
}

const inBrowser = chosen.filter(({ needsBrowser }) => needsBrowser);
const others = chosen.filter(({ needsBrowser }) => !needsBrowser);
await Promise.all([runLane(others, { isHeld: false }), runLane(inBrowser, { isHeld: others.length > 0 })]);

console.log('');
for (const { name } of chosen) {
  const result = results.find((one) => one.name === name);
  if (!result) console.log(`- ${name.padEnd(10)} not run`);
  else
    console.log(`${result.passed ? '✓' : '✗'} ${name.padEnd(10)} ${result.seconds.toFixed(1).padStart(7)} s`);
}
console.log(`  ${'all'.padEnd(10)} ${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

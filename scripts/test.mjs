/**
 * `npm test`: everything, in the order of cost, with the time that each part took.
 * `npm test -- units api` runs only the named parts. Stops at the first failure unless --all is given. The part `examples`
 * takes packages from the registry and runs only when it is named, as the continuous integration does.
 */
import { run } from './run.mjs';

/** @type {readonly { name: string, description: string, isOnlyNamed?: boolean, steps: readonly (readonly [string, ...string[]])[] }[]} */
const parts = [
  {
    name: 'lint',
    description: 'format, lint, import boundaries, known flaws of packages',
    steps: [
      ['biome', 'ci', '--error-on-warnings'],
      ['depcruise', 'apps', 'packages'],
      ['node', 'scripts/audit.mjs'],
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
  },
  {
    name: 'examples',
    description: 'apps outside of the repository, and what each component costs them',
    isOnlyNamed: true,
    steps: [
      ['node', 'scripts/examples.mjs'],
      ['node', 'scripts/kit-size.mjs'],
    ],
  },
];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const goesOn = process.argv.includes('--all');
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`No part named ${unknown.join(', ')}. Parts: ${parts.map((part) => part.name).join(', ')}.`);
  process.exit(2);
}

/** @type {{ name: string, seconds: number, passed: boolean }[]} */
const results = [];
const started = Date.now();
for (const part of parts.filter(({ name, isOnlyNamed }) =>
  asked.length === 0 ? !isOnlyNamed : asked.includes(name),
)) {
  console.log(`\n▸ ${part.name}: ${part.description}`);
  const partStarted = Date.now();
  let passed = true;
  for (const [command, ...args] of part.steps) {
    console.log(`  $ ${command} ${args.join(' ')}`);
    if ((await run(command, args)) !== 0) {
      passed = false;
      break;
    }
  }
  results.push({ name: part.name, seconds: (Date.now() - partStarted) / 1000, passed });
  if (!passed && !goesOn) break;
}

console.log('');
for (const { name, seconds, passed } of results) {
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
}
console.log(`  ${'all'.padEnd(10)} ${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

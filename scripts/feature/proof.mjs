/**
 * `npm test -- feature`: generates two features into a copy of the repository, a versioned one and one with other field
 * types, and runs lint, types, units, server tests and stories of the features there. All must pass without a change by
 * hand.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const note = ['note', 'title:line!', 'text:text', '--filter', 'createdAt', '--versioned'];

const vehicle = [
  ...['vehicle', 'plate:line!', 'kind:choice(VAN|TRUCK)', 'mileage:number', 'bought:date', 'price:money!'],
  ...['leased:boolean', 'remarks:text', '--filter', 'kind', '--filter', 'bought', '--search'],
  ...['--label', 'plate=Plate|Matrícula', '--label', 'kind.VAN=Van|Furgoneta'],
  ...['--label', 'kind.TRUCK=Truck|Camión', '--label', 'mileage=Mileage|Kilometraje'],
  ...['--label', 'bought=Bought|Fecha de compra', '--label', 'leased=Leased|Alquilado'],
  ...['--label', 'remarks=Remarks|Observaciones'],
];

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'derrick-feature-'));
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
  console.log(`  $ ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd: copy, stdio: 'inherit' });
};

const vitest = (/** @type {string} */ project, /** @type {string[]} */ ...paths) =>
  run('npx', 'vitest', 'run', '--project', project, ...paths);

/** Folders of the generated features. */
const inFolders = (/** @type {string} */ parent) => ['notes', 'vehicles'].map((name) => `${parent}/${name}`);

/** Links the files of the modules, or copies them if the temporary folder is on another disk. */
function copyModules() {
  const folders = [join(root, 'node_modules'), join(copy, 'node_modules')];
  try {
    execFileSync('cp', ['-al', ...folders], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', ...folders.map((folder) => `${folder}/.`)]);
  }
}

try {
  for (const path of tracked.filter((name) => existsSync(join(root, name))))
    cpSync(join(root, path), join(copy, path), { verbatimSymlinks: true });
  // Packages of the workspace must resolve to the copy; all others are the same.
  copyModules();
  run('git', 'init', '--quiet');
  for (const args of [note, vehicle]) run('npm', 'run', '--silent', 'feature', '--', ...args);
  run('npx', 'biome', 'ci', '--error-on-warnings');
  run('npx', 'depcruise', 'apps', 'packages');
  run('npx', 'turbo', 'run', 'typecheck', '--output-logs=errors-only');
  vitest('domain', ...inFolders('packages/domain/src'), 'packages/domain/src/endpoints');
  vitest('admin', 'apps/admin/src/core/messages/catalogues.test.ts', 'stories/screenStates.test.ts');
  vitest('api', 'stories/mocks', 'apps/api/src/platform/catalogues.test.ts');
  vitest(
    'postgres',
    ...inFolders('apps/api/src'),
    'apps/api/src/events/everyChange.test.ts',
    'apps/api/src/db/tableKinds.test.ts',
  );
  vitest('stories', ...inFolders('stories/screens'), 'stories/screens/shell/Shell.stories.tsx');
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** `npm run feature -- note title:line! text:text --filter createdAt --versioned`: writes a feature through all packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editsOf } from './edits.ts';
import { filesOf } from './files.ts';
import { readSpec, type Spec, UsageError } from './spec.ts';

const root = process.cwd();

/** Returns the next free number of a migration, such as `0042`. */
function nextMigration(): string {
  const numbers = readdirSync(join(root, 'apps/api/src/db/migrations')).map((name) =>
    Number(name.slice(0, 4)),
  );
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** Writes all files and edits, or none if a name is taken. */
function write(spec: Spec): string[] {
  const files = filesOf(spec, nextMigration());
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing) throw new UsageError(`${existing} exists: the generator overwrites no file`);
  const permissions = readFileSync(join(root, 'packages/domain/src/permissions/permissions.ts'), 'utf8');
  if (permissions.includes(`'${spec.names}:read'`))
    throw new UsageError(`The name ${spec.names} is taken: there are permissions for it`);
  const edited = editsOf(spec).map(
    ({ path, edit }) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const,
  );
  for (const [path, text] of [...Object.entries(files), ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`${Object.keys(files).length} new files, ${edited.length} files with a line more:`);
  for (const [path] of edited) console.log(`  ${path}`);
  return [...Object.keys(files), ...edited.map(([path]) => path)];
}

const run = (command: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });

const formatted = (paths: readonly string[]) => paths.filter((path) => /\.(ts|tsx|json)$/.test(path));

function nextSteps({ names, Names, name, paths, many }: Spec): string {
  return `
Next:
  npm test -- lint types units      # the texts, types and rules
  npm test -- api postgres stories  # the server and the screens
  npm start                         # look at /dashboard/${paths}

Then make it yours:
  apps/admin/src/${names}/feature.ts              icon and position of the menu entry
  apps/admin/src/core/messages/en.json, es.json   the texts of ${many.en}: \`${names}.\` and \`${name}Form.\`
  packages/domain/src/permissions/permissions.ts  the lowest role that reads and writes ${many.en}
  packages/domain/src/${names}/events.ts          the group of the events in the audit log
  stories/mocks/${names}.ts                       realistic records for ${Names}.stories.tsx
`;
}

try {
  const spec = readSpec(process.argv.slice(2));
  const paths = write(spec);
  run('biome', 'check', '--write', '--log-level=error', ...formatted(paths));
  run('vitest', 'run', 'packages/domain/src/endpoints/callsDocument', '--project=domain', '-u');
  console.log('  packages/domain/CALLS.md');
  console.log(nextSteps(spec));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/**
 * Runs the server's tests on a Citus cluster: `npm test -- citus`, or `node scripts/citus.mjs FILES` for some of them. Citus is
 * an extension of PostgreSQL under the AGPL: it is used for these tests only and is not part of the product.
 *
 * CITUS_PACKAGE is an archive of Citus for the PostgreSQL in CITUS_POSTGRES, a folder with `usr/lib/postgresql/15` and
 * `usr/share/postgresql/15`, by default `/`. Without a package that works, the tests are skipped by name.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Id of an unprivileged user. */
const NOBODY = 65_534;
const PROGRAMS = 'usr/lib/postgresql/15';
const DATA = 'usr/share/postgresql/15';

/**
 * Unpacks Citus over a copy of PostgreSQL, and returns the folder of its programs.
 * @returns {string}
 */
function prepare() {
  const archive = process.env['CITUS_PACKAGE'];
  if (!archive) throw new Error('CITUS_PACKAGE does not name an archive of Citus');
  if (!existsSync(archive)) throw new Error(`CITUS_PACKAGE names ${archive}, which does not exist`);
  const root = process.env['CITUS_POSTGRES'] || '/';
  const postgres = join(root, PROGRAMS, 'bin/postgres');
  if (!existsSync(postgres)) throw new Error(`${postgres} does not exist`);
  const version = createHash('sha256')
    .update(readFileSync(archive))
    .update(execFileSync(postgres, ['--version']))
    .digest('hex')
    .slice(0, 16);
  const folder = join(tmpdir(), `derrick-citus-${version}`);
  if (!existsSync(folder)) {
    const draft = `${folder}-${process.pid}`;
    for (const part of [PROGRAMS, DATA]) {
      mkdirSync(join(draft, part), { recursive: true });
      cpSync(join(root, part), join(draft, part), { recursive: true, dereference: true });
    }
    execFileSync('tar', ['--extract', '--file', archive, '--directory', draft]);
    renameSync(draft, folder);
  }
  const bin = join(folder, PROGRAMS, 'bin');
  checkExtension(bin);
  return bin;
}

/** Loads Citus once without a server: one built for another minor version of PostgreSQL may lack functions. */
function checkExtension(/** @type {string} */ bin) {
  const folder = mkdtempSync(join(tmpdir(), 'derrick-citus-check-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  try {
    if (user.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
    const data = join(folder, 'data');
    const options = { ...user, cwd: folder, encoding: /** @type {const} */ ('utf8'), input: '' };
    const server = ['--single', '-D', data, '-c', 'shared_preload_libraries=citus', 'postgres'];
    /** @type {readonly [string, readonly string[]][]} */
    const steps = [
      ['initdb', ['-D', data, '-U', 'postgres', '--no-sync']],
      ['postgres', server],
    ];
    for (const [program, args] of steps) {
      const { status, stderr } = spawnSync(join(bin, program), [...args], options);
      if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {string} */
let bin;
try {
  bin = prepare();
} catch (error) {
  console.log(`  skipped: citus: ${error instanceof Error ? error.message : error}`);
  process.exit(0);
}
const files = process.argv.slice(2);
const status = await run('vitest', ['run', '--project', 'citus', ...files], {
  env: { CITUS_BIN: bin },
});
process.exit(status);

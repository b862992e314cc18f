/**
 * Starts the server on damaged data folders. Each start ends with a message that explains what to do and leaves the
 * folder unchanged.
 */
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTemplate, quietLog } from '../../../test/database.ts';
import { isFullRun } from '../../../test/server.ts';
import { StartError } from '../../platform/config.ts';
import { readOrCreateSecret } from '../../platform/secret.ts';
import { startFailure } from '../../platform/startFailure.ts';
import { openFailure } from './dataFolder.ts';
import { openEmbedded } from './index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derrick-damaged-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inDatabase = (name: string) => join(folder, 'database', name);
/** Returns the message of a failed start; undefined for a failure that would print a stack trace. */
async function messageOf(start: Promise<unknown>): Promise<string | undefined> {
  const error: unknown = await start.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const failure = startFailure(error, { databaseUrl: undefined, dataDir: folder });
  return failure instanceof StartError ? failure.message : undefined;
}
const open = () => messageOf(openEmbedded(folder, quietLog, { isDurable: false }));

async function eachLog(change: (path: string) => Promise<void>) {
  const names = (await readdir(inDatabase('pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) await change(inDatabase(join('pg_wal', name)));
}
async function emptyTables() {
  for (const database of await readdir(inDatabase('base'))) {
    for (const name of await readdir(inDatabase(join('base', database)))) {
      await truncate(inDatabase(join('base', database, name)), 0);
    }
  }
}

type Damage = [name: string, damage: () => Promise<void>];

const damages: Damage[] = [
  ['a control file of other bytes', () => writeFile(inDatabase('global/pg_control'), Buffer.alloc(8192, 7))],
  ['an empty version', () => truncate(inDatabase('PG_VERSION'), 0)],
  ['no log', () => eachLog((path) => rm(path))],
  ['empty tables', emptyTables],
];
const moreDamages: Damage[] = [
  ['an empty control file', () => truncate(inDatabase('global/pg_control'), 0)],
  ['the version of another PostgreSQL', () => writeFile(inDatabase('PG_VERSION'), '9.6\n')],
  ['a log that breaks off', () => eachLog((path) => truncate(path, 1000))],
  ['no states of transactions', () => rm(inDatabase('pg_xact'), { recursive: true })],
  ['settings that cannot be read', () => writeFile(inDatabase('postgresql.conf'), '=\n')],
];

describe('starting on a damaged data folder', () => {
  it.each(isFullRun ? [...damages, ...moreDamages] : damages)(
    'fails with a message: %s',
    { timeout: 120_000 },
    async (_, damage) => {
      await copyTemplate(folder);
      await damage();
      const message = await open();
      expect(message).toMatch(
        new RegExp(
          `^The embedded database in ${folder}/database cannot be opened \\([^\n]+\\)\\. [^\n]+\\.$`,
        ),
      );
      expect(message).toContain('restore the last backup');
    },
  );

  it('fails with a message when the database is a file, and does not change the file', async () => {
    await copyTemplate(folder);
    await rm(join(folder, 'database'), { recursive: true });
    await writeFile(join(folder, 'database'), 'a file');
    expect(await open()).toMatch(
      /^The data folder \S+ is not empty, but database\/PG_VERSION, .* is missing: /,
    );
    expect(await readdir(folder)).toContain('database');
  });

  it('fails with a message when the secret is a folder', async () => {
    await mkdir(join(folder, 'auth-secret'));
    expect(await messageOf(readOrCreateSecret(folder))).toBe(
      `${join(folder, 'auth-secret')} cannot be read (EISDIR). Give this user permission to read it, or delete it to create a new secret at the next start; all users must then sign in again.`,
    );
  });
});

describe('starting on a full disk', () => {
  it('fails with a message when the database cannot be opened', async () => {
    const failure = openFailure(folder, new Error('PGlite failed'), { freeBytes: 100_000 });
    expect(failure.message).toBe(
      `The disk of the data folder ${folder} is full: the embedded database needs space to start, and only 0.1 MB are free. Free some space and start again.`,
    );
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('fails with a message for the error code %s', async (code) => {
    const error = Object.assign(new Error('could not extend file'), {
      code,
      path: join(folder, 'place-id'),
    });
    expect(await messageOf(Promise.reject(error))).toBe(
      `The disk of the data folder ${folder} is full: could not extend file. Free some space and start again.`,
    );
  });
});

it.each(['XX001', 'XX002', '58P01', '58030'])(
  'starting with a damaged table fails with a message: %s',
  async (code) => {
    const error = Object.assign(new Error('could not read blocks 0..0'), { code });
    expect(await messageOf(Promise.reject(error))).toBe(
      `The embedded database in ${folder}/database is damaged: could not read blocks 0..0. Keep a copy of the data folder, and restore the last backup into another folder.`,
    );
  },
);

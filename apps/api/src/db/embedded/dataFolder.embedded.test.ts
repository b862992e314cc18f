import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTemplate, quietLog } from '../../../test/database.ts';
import { DataFolderIncompleteError } from './dataFolder.ts';
import { openEmbedded } from './index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derrick-folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openEmbedded(folder, quietLog, { isDurable: false });
const namesIn = async (path: string) => (await readdir(path, { recursive: true })).sort();

async function expectRefusal(missing: string) {
  const before = await namesIn(folder);
  const refusal = open();
  await expect(refusal).rejects.toThrow(DataFolderIncompleteError);
  await expect(refusal).rejects.toThrow(
    `The data folder ${folder} is not empty, but ${missing} is missing: it looks like an incomplete backup or an unrelated folder. Restore the complete folder from one backup, or set DATA_DIR to an empty folder to start without data.`,
  );
  expect(await namesIn(folder)).toEqual(before);
}

describe('a data folder', () => {
  it('is rejected and left unchanged when a part of the database is missing', async () => {
    await copyTemplate(folder);
    for (const name of ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal']) {
      const path = join(folder, 'database', name);
      await rename(path, `${path}.moved`);
      await expectRefusal(`database/${name}`);
      await rename(`${path}.moved`, path);
    }
  });

  it('is rejected and left unchanged when it contains uploads or a secret but no database', async () => {
    const all = 'database/PG_VERSION, database/base, database/global/pg_control, database/pg_wal';
    await mkdir(join(folder, 'files'));
    await expectRefusal(all);
    await rename(join(folder, 'files'), join(folder, 'auth-secret'));
    await expectRefusal(all);
  });

  it('is initialized when it is empty or contains only unrelated files', {
    timeout: 120_000,
  }, async () => {
    await mkdir(join(folder, 'database'));
    await mkdir(join(folder, 'database.creating'));
    await mkdir(join(folder, 'lost+found'));
    await writeFile(join(folder, 'maintenance'), '');
    await writeFile(join(folder, '.keep'), '');
    const { pool, close } = await open();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await close();
  });
});

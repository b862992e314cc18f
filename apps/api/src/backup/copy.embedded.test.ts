import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder, placesIn } from '../../test/backup.ts';
import { copyTemplate, quietLog } from '../../test/database.ts';
import { DataFolderInUseError, openEmbedded } from '../db/embedded/index.ts';
import { openDatabase } from '../db/index.ts';
import { makeBackup } from './make.ts';
import { withBackupSource } from './source.ts';
import { verifyBackup } from './verify.ts';

const companies = (names: readonly string[]) =>
  names.map((name, index) => ({ id: `0190b7a0-0000-7000-8000-00000000000${index}`, name }));

it('backs up the database of a running server while the server continues writing', () =>
  inFolder(async (dataDir) => {
    await copyTemplate(dataDir);
    const { db, close } = await openDatabase({ dataDir, log: quietLog });
    const [first, second] = companies(['First', 'Second']);
    await db
      .insertInto('companies')
      .values([first ?? { id: '', name: '' }])
      .execute();
    await expect(openEmbedded(dataDir, quietLog)).rejects.toThrow(DataFolderInUseError);

    const path = join(dataDir, 'a.tar.gz');
    const manifest = await withBackupSource(placesIn(dataDir), quietLog, async (source) => {
      await db
        .insertInto('companies')
        .values([second ?? { id: '', name: '' }])
        .execute();
      return makeBackup(source, path);
    });
    expect(manifest.tables.find(({ name }) => name === 'companies')?.rows).toBe(1);
    expect(await verifyBackup(path)).toEqual(manifest);
    expect(await readdir(join(dataDir, 'copies'))).toEqual([]);
    expect(await db.selectFrom('companies').select('name').execute()).toHaveLength(2);
    await close();
  }));

it('backs up a data folder without a running server, and creates no database in an empty folder', () =>
  inFolder(async (folder) => {
    const empty = withBackupSource(placesIn(folder), quietLog, () => Promise.resolve());
    await expect(empty).rejects.toThrow(`The data folder ${folder} contains no database.`);
    await copyTemplate(folder);
    const path = join(folder, 'a.tar.gz');
    await withBackupSource(placesIn(folder), quietLog, (source) => makeBackup(source, path));
    expect((await verifyBackup(path)).tables.length).toBeGreaterThan(10);
  }));

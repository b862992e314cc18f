import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, fillCompany, inFolder, placesIn, sourceOf } from '../../test/backup.ts';
import { quietLog } from '../../test/database.ts';
import { samples } from '../../test/files/samples.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { lockFolder, openEmbedded } from '../db/embedded/index.ts';
import type { Database } from '../db/index.ts';
import { verifyEvents } from '../events/index.ts';
import { makeBackup } from './make.ts';
import { restoreInto } from './target.ts';

let server: TestServer;
let file: string;
beforeAll(async () => {
  server = await startTestServer();
  file = await fillCompany(server);
});
afterAll(() => server.close());

const back = (path: string) => makeBackup(sourceOf(server), path);

describe('restoring a backup', () => {
  it('restores all rows and files, including the event chain and the secret', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'a.tar.gz');
      const manifest = await back(path);
      const dataDir = join(folder, 'restored');
      await restoreInto(path, manifest, placesIn(dataDir), quietLog, false);

      const { pool, close } = await openEmbedded(dataDir, quietLog, { isDurable: false });
      expect(await contentOf(pool)).toEqual(await contentOf(server.database.pool));
      const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
      expect(await verifyEvents(db, server.company.id)).toMatchObject({ ok: true });
      const { storage_key } = await db
        .selectFrom('files')
        .select('storage_key')
        .where('name', '=', file.slice('/api/v1/file/'.length))
        .executeTakeFirstOrThrow();
      await close();
      expect(await readFile(join(dataDir, 'files', 'stored', storage_key))).toEqual(samples.pdf);
      expect(await readFile(join(dataDir, 'auth-secret'), 'utf8')).toContain('a secret of thirty-two');
      expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o077).toBe(0);
    }));

  it('rejects a folder that is not empty or is in use', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'a.tar.gz');
      const manifest = await back(path);
      const filled = join(folder, 'filled');
      await mkdir(filled);
      await writeFile(join(filled, 'notes.txt'), 'mine');
      await expect(restoreInto(path, manifest, placesIn(filled), quietLog, false)).rejects.toThrow(
        'is not empty',
      );

      const used = join(folder, 'used');
      await mkdir(used);
      const { release } = await lockFolder(used);
      await expect(restoreInto(path, manifest, placesIn(used), quietLog, false)).rejects.toThrow('is in use');
      await release();
    }));

  it('rejects a backup with a migration that this version does not have', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'a.tar.gz');
      const manifest = await back(path);
      const newer = { ...manifest, migrations: [...manifest.migrations, { name: '9999_x.sql', sha256: '' }] };
      const dataDir = join(folder, 'restored');
      await expect(restoreInto(path, newer, placesIn(dataDir), quietLog, false)).rejects.toThrow(
        'The backup has the migration 9999_x.sql, which this version does not include.',
      );
      await expect(stat(dataDir)).rejects.toThrow('ENOENT');
    }));

  it('removes its partial result when the restored rows differ from the backup', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'a.tar.gz');
      const manifest = await back(path);
      const tables = manifest.tables.map((table) =>
        table.name === 'tickets' ? { ...table, rows: table.rows + 1 } : table,
      );
      const dataDir = join(folder, 'restored');
      await expect(
        restoreInto(path, { ...manifest, tables }, placesIn(dataDir), quietLog, false),
      ).rejects.toThrow('The restored table tickets differs');
      await expect(stat(join(dataDir, 'database'))).rejects.toThrow('ENOENT');
      await expect(stat(join(dataDir, 'restoring'))).rejects.toThrow('ENOENT');
    }));
});

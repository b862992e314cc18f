import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/index.ts';
import { copyTemplate, quietLog } from '../db/testing.ts';
import { createLogger } from '../platform/logging.ts';
import { inFolder, placesIn } from './fixtures.ts';
import { startBackups } from './schedule.ts';
import { verifyBackup } from './verify.ts';

it('is made by the server that runs, verified, and tried again after a failure', () =>
  inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const backupDir = join(folder, 'backups');
    await copyTemplate(dataDir);
    const { db, close } = await openDatabase({ dataDir, log: quietLog });
    // A file where the folder of backups should be.
    await writeFile(backupDir, '');
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => lines.push(line) });
    const made: Date[] = [];
    const backups = startBackups({
      db,
      log,
      config: { ...placesIn(dataDir), backupDir, backupKeep: 2, backupHour: 0 },
      onMade: (at) => made.push(at),
    });
    backups.look();
    await expect.poll(() => lines.join('')).toContain('job not done, to be tried again');
    await rm(backupDir);
    await db
      .updateTable('jobs')
      .set({ next_at: new Date(0) })
      .execute();
    backups.look();
    await expect.poll(() => made.length, { timeout: 50_000 }).toBe(1);
    expect(await backups.stop(8000)).toBe(true);

    const [name = ''] = await readdir(backupDir);
    expect((await verifyBackup(join(backupDir, name))).tables.length).toBeGreaterThan(10);
    expect(lines.join('')).toContain('"msg":"backup made"');
    const { done_at } = await db.selectFrom('jobs').select('done_at').executeTakeFirstOrThrow();
    expect(done_at).not.toBeNull();
    await close();
  }));

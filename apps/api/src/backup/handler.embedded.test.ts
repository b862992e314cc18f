import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder, placesIn } from '../../test/backup.ts';
import { copyTemplate, quietLog } from '../../test/database.ts';
import { openDatabase } from '../db/index.ts';
import { createJobRunner, DAILY } from '../jobs/index.ts';
import { createLogger } from '../platform/logging.ts';
import { backupHandler } from './handler.ts';
import { verifyBackup } from './verify.ts';

it('the scheduled backup is created and verified by the running server and is retried after a failure', () =>
  inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const backupDir = join(folder, 'backups');
    await copyTemplate(dataDir);
    const { db, close } = await openDatabase({ dataDir, log: quietLog });
    // A file in the place of the backup folder.
    await writeFile(backupDir, '');
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => lines.push(line) });
    const backupTimes: Date[] = [];
    const runner = createJobRunner({
      db,
      log,
      handlers: backupHandler({
        log,
        config: { ...placesIn(dataDir), backupDir, backupKeep: 2 },
        onMade: (at) => backupTimes.push(at),
      }),
      schedules: { backup: { everyMinutes: DAILY } },
      pause: () => 100,
    });
    runner.start();
    await expect.poll(() => lines.join('')).toContain('job attempt failed');
    await rm(backupDir);
    await expect.poll(() => backupTimes.length, { timeout: 50_000 }).toBe(1);
    expect(await runner.stop(8000)).toBe(true);

    const [name = ''] = await readdir(backupDir);
    expect((await verifyBackup(join(backupDir, name))).tables.length).toBeGreaterThan(10);
    expect(lines.join('')).toContain('"msg":"backup created"');
    const { next_at } = await db.selectFrom('jobs').select('next_at').executeTakeFirstOrThrow();
    expect(next_at.getTime()).toBeGreaterThan(Date.now());
    await close();
  }));

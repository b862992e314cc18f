import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { inFolder } from './fixtures.ts';
import { removeOld } from './folder.ts';
import { enqueueDaily } from './schedule.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const days = async () => {
  const jobs = await database.db.selectFrom('jobs').select(['kind', 'payload']).orderBy('id').execute();
  return jobs.map(({ kind, payload }) => [kind, payload]);
};

describe('the backup of a day', () => {
  it('is enqueued once, however many processes ask, and not before its hour', async () => {
    const { db } = database;
    await enqueueDaily(db, 8, new Date('2026-11-22T07:59:59Z'));
    expect(await days()).toEqual([]);
    const atNine = new Date('2026-11-22T09:00:00Z');
    await Promise.all([
      enqueueDaily(db, 8, atNine),
      enqueueDaily(db, 8, atNine),
      enqueueDaily(db, 8, atNine),
    ]);
    expect(await days()).toEqual([['backup', { day: '2026-11-22' }]]);
    await enqueueDaily(db, 8, new Date('2026-11-23T08:00:00Z'));
    expect(await days()).toHaveLength(2);
  });

  it('removes the oldest beyond those that are kept, and no other file', () =>
    inFolder(async (folder) => {
      const backups = [1, 2, 3, 4].map((day) => `derrick-2026-11-0${day}T08-00-00Z.tar.gz`);
      for (const name of [...backups, 'by-hand.tar.gz']) await writeFile(join(folder, name), '');
      await removeOld(folder, 2);
      expect((await readdir(folder)).sort()).toEqual(['by-hand.tar.gz', ...backups.slice(2)]);
    }));
});

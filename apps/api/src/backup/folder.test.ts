import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFolder } from '../../test/backup.ts';
import { removeOldBackups } from './folder.ts';

it('removeOldBackups removes the oldest backups beyond the limit and no other file', () =>
  inFolder(async (folder) => {
    const backups = [1, 2, 3, 4].map((day) => `derrick-2026-11-0${day}T08-00-00Z.tar.gz`);
    for (const name of [...backups, 'by-hand.tar.gz']) await writeFile(join(folder, name), '');
    await removeOldBackups(folder, 2);
    expect((await readdir(folder)).sort()).toEqual(['by-hand.tar.gz', ...backups.slice(2)]);
  }));

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildFixtures, type Fixtures } from '../../../test/database/run.ts';
import { copyTemplate, quietLog } from '../../../test/database.ts';
import { openEmbedded } from './index.ts';
import { DataFolderInUseError, lockFolder } from './lock.ts';

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await buildFixtures();
});
afterAll(() => fixtures.remove());

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'derrick-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`),
  );
  return files.sort();
}

describe('the lock of a data folder', () => {
  it('rejects a second process, names the process id of the holder and changes no files', async () => {
    await copyTemplate(dataDir);
    const holder = fixtures.run('holder', [dataDir]);
    await holder.line('held');
    const before = await filesOf(dataDir);
    const refusal = openEmbedded(dataDir, quietLog);
    await expect(refusal).rejects.toThrow(DataFolderInUseError);
    await expect(refusal).rejects.toThrow(
      `The data folder ${dataDir} is in use by another process (PID ${holder.child.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
    const second = fixtures.run('holder', [dataDir]);
    expect(await second.exited).toBe(1);

    expect(await filesOf(dataDir)).toEqual(before);
    await holder.kill();
  });

  it('is acquired immediately after its holder was killed', async () => {
    const holder = fixtures.run('holder', [dataDir]);
    await holder.line('held');
    await holder.kill();
    const lock = await lockFolder(dataDir);
    await lock.release();
  });

  it('has one holder when six processes start after a killed holder', {
    timeout: 60_000,
  }, async () => {
    const dead = fixtures.run('holder', [dataDir]);
    await dead.line('held');
    await dead.kill();

    const starters = Array.from({ length: 6 }, () => fixtures.run('holder', [dataDir]));
    const outcomes = await Promise.all(
      starters.map((starter) => Promise.race([starter.line('held'), starter.line('refused')])),
    );
    await Promise.all(starters.map((starter) => starter.kill()));
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
  });

  it('can be acquired again after release, but not twice by the same process', async () => {
    const lock = await lockFolder(dataDir);
    await expect(lockFolder(dataDir)).rejects.toThrow(`PID ${process.pid}`);
    await lock.release();
    const nextLock = await lockFolder(dataDir);
    await nextLock.release();
  });

  it('works for a folder whose path is longer than a socket path can be', async () => {
    const deep = join(dataDir, 'a-folder-of-a-rather-long-name'.repeat(3), 'b'.repeat(60));
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(DataFolderInUseError);
    await lock.release();
  });
});

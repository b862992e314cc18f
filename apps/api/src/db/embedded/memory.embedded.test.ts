import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing.ts';

const MEGABYTE = 1024 * 1024;

it('keeps no replies: 900 MB of rows that were read leave less than 600 MB behind', async () => {
  const { pool, close } = await openTestDatabase();
  const readThreeMegabytes = () =>
    pool.query(`select repeat('x', 1000) as text from generate_series(1, 3000)`);
  for (let round = 0; round < 10; round += 1) await readThreeMegabytes();
  // Of the whole process: the engine's thread has a heap of its own.
  const before = process.memoryUsage().rss;
  for (let round = 0; round < 300; round += 1) await readThreeMegabytes();
  expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(600);
  await close();
});

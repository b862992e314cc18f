import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';

const MEGABYTE = 1024 * 1024;

it('the embedded database does not retain query results in memory', async () => {
  const { pool, close } = await openTestDatabase();
  const growths: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    // Memory of the complete process, because the thread has a heap of its own. Memory grows until garbage collection,
    // which can happen in any of the three measurements. Retained replies would make it grow in each.
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 80; round += 1) {
      await pool.query(`select repeat('x', 1000) as text from generate_series(1, 3000)`);
    }
    growths.push((process.memoryUsage().rss - before) / MEGABYTE);
  }
  expect(Math.min(...growths)).toBeLessThan(150);
  await close();
});

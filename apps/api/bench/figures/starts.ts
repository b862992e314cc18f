/** Starts the server while another one is running or starting. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '../../src/db/migrate.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { buildFixtures } from '../../test/database/run.ts';
import { startBenchPostgres } from '../postgres.ts';
import { startServerProcess } from '../processes.ts';
import { timed } from '../times.ts';
import type { Figure } from './figure.ts';

const ROUNDS = 5;
const PROCESSES = 6;

/** Starts a second process on the data folder of the first, and another one after the first was killed. */
async function onOneFolder(): Promise<Figure[]> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'derrick-starts-'));
  const first = await startServerProcess({ DATA_DIR });
  let isRefused = false;
  const refusedMs = await timed(async () => {
    isRefused = await startServerProcess({ DATA_DIR }).then(
      () => false,
      () => true,
    );
  });
  process.kill(first.pid, 'SIGKILL');
  const startMs = await timed(async () => {
    const next = await startServerProcess({ DATA_DIR });
    await next.stop();
  });
  await rm(DATA_DIR, { recursive: true });
  return [
    {
      name: '8. a second process on the same data folder',
      measured: `${isRefused ? 'refused' : 'started'} after ${(refusedMs / 1000).toFixed(1)} s; after a kill, started and stopped again in ${(startMs / 1000).toFixed(1)} s`,
      goal: 'refused in 5 s, starts after a kill',
      isMet: isRefused && refusedMs < 5000,
    },
  ];
}

/** Starts six processes on one empty PostgreSQL, five times. */
async function onOnePostgres(): Promise<Figure[]> {
  const fixtures = await buildFixtures();
  const server = await startBenchPostgres();
  const admin = openPostgres(server.url, createLogger('silent'));
  const migrations = (await readMigrations()).length;
  let healthy = 0;
  let isOnceEach = true;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await admin.query(`create database round_${round}`);
      const url = server.url.replace(/postgres$/, `round_${round}`);
      const starters = Array.from({ length: PROCESSES }, () => fixtures.run('starter', [url]));
      const codes = await Promise.all(starters.map(({ exited }) => exited));
      healthy += codes.filter((code) => code === 0).length;
      const applied = starters.flatMap(({ lines }) => JSON.parse(lines[0] ?? '[]'));
      isOnceEach &&= applied.length === migrations;
    }
  } finally {
    await admin.end();
    await server.stop();
    await fixtures.remove();
  }
  const all = ROUNDS * PROCESSES;
  return [
    {
      name: '11. six processes on one empty PostgreSQL, five times',
      measured: `${healthy} of ${all} start, each migration ${isOnceEach ? 'once' : 'NOT once'}`,
      goal: `${all} of ${all}, once`,
      isMet: healthy === all && isOnceEach,
    },
  ];
}

export const starts = async (): Promise<Figure[]> => [...(await onOneFolder()), ...(await onOnePostgres())];

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig, StartError } from '../platform/config.ts';
import { createLogger } from '../platform/logging.ts';
import { type Running, start } from '../start.ts';
import { claimPlace } from './claim.ts';

const log = createLogger('silent');
let folder: string;
let databaseUrl: string;
let admin: pg.Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derrick-places-'));
  admin = new pg.Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  await admin.query('create database places');
  databaseUrl = inject('serverUrl').replace(/postgres$/, 'places');
});
afterAll(async () => {
  await admin.query('drop database places with (force)');
  await admin.end();
  await rm(folder, { recursive: true });
});

const startIn = (name: string): Promise<Running> =>
  start(
    readConfig({
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'a secret of thirty-two bytes or more',
      DATA_DIR: join(folder, name),
      PORT: '0',
    }),
    log,
    new URL('./nothing/', import.meta.url),
  );

it('starting a second process is rejected with a separate folder and allowed with a shared folder', async () => {
  const first = await startIn('one');
  const refusal = startIn('two');
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(
    'Another server process uses this database but stores its files elsewhere, so each process would miss the files of the other. Set FILES_URL to the same bucket for all processes, or let them share one DATA_DIR.',
  );
  const shared = await startIn('one');
  await first.stop();
  await expect(startIn('two')).rejects.toThrow(StartError);
  await shared.stop();

  // A folder that was moved with its files is accepted.
  await cp(join(folder, 'one'), join(folder, 'copy'), { recursive: true });
  const started = await startIn('copy');
  const restarted = await startIn('one');
  await Promise.all([started.stop(), restarted.stop()]);
  const secondServer = await startIn('two');
  await secondServer.stop();
});

it('only processes with the same location start when two locations compete', async () => {
  const claims = await Promise.allSettled(
    ['red', 'blue', 'red', 'blue'].map((place) => claimPlace(databaseUrl, place, log)),
  );
  const claimed = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
  expect(claimed).toHaveLength(2);
  await Promise.all(claimed.map((claim) => claim.release()));
});

it('the location claim is renewed after its connection breaks', async () => {
  const claim = await claimPlace(databaseUrl, 'red', log);
  const pids = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and datname = 'places' order by pid`,
    );
    return rows.map(({ pid }) => pid);
  };
  const [before] = await pids();
  await admin.query('select pg_terminate_backend($1)', [before]);
  await expect
    .poll(async () => (await pids()).filter((pid) => pid !== before).length, { timeout: 20_000 })
    .toBe(1);
  await expect(claimPlace(databaseUrl, 'blue', log)).rejects.toThrow('stores its files elsewhere');
  await claim.release();
  expect(await pids()).toEqual([]);
});

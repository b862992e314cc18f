import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFixtures, type Fixtures } from '../../../test/database/run.ts';
import { copyTemplate, quietLog } from '../../../test/database.ts';
import { isFullRun } from '../../../test/server.ts';
import { verifyEvents } from '../../events/index.ts';
import { newId } from '../id.ts';
import type { Database } from '../schema.ts';
import { Engine } from './engine.ts';
import { openEmbedded } from './index.ts';
import { WorkerStream } from './stream.ts';

const CUTS = isFullRun ? 20 : 3;

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await buildFixtures();
});
afterAll(() => fixtures.remove());

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'derrick-durability-'));
  await copyTemplate(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function withCompany(): Promise<string> {
  const { pool, close } = await openEmbedded(dataDir, quietLog);
  const companyId = newId();
  await pool.query('insert into companies (id, name) values ($1, $2)', [companyId, 'Durable']);
  await close();
  return companyId;
}

const numbersAfter = (word: string, lines: readonly string[]) =>
  lines
    .filter((line) => line.startsWith(word))
    .flatMap((line) => line.slice(word.length).match(/\d+/g) ?? [])
    .map(Number);

/**
 * Runs a process that writes until a simulated power cut. `found` is undefined if the cut came before the database was
 * open.
 */
async function writeUntilCut(companyId: string, cut: Record<string, string>, ...options: string[]) {
  const writer = fixtures.run('writer', [dataDir, companyId, ...options], cut);
  // The process was ended by a signal, not by a failure to open the database.
  expect(await writer.exited, writer.complaint()).toBeNull();
  const { lines } = writer;
  return {
    found: lines.some((line) => line.startsWith('found')) ? numbersAfter('found', lines) : undefined,
    written: numbersAfter('acknowledged', lines),
  };
}

describe('the embedded database', () => {
  it('syncs to disk at every commit and checkpoint', async () => {
    const { pool, syncCount, close } = await openEmbedded(dataDir, quietLog);
    for (let commit = 0; commit < 25; commit += 1) {
      const before = syncCount();
      await pool.query('insert into companies (id, name) values ($1, $2)', [newId(), `Company ${commit}`]);
      expect(syncCount() - before, `fsyncs of commit ${commit}`).toBeGreaterThanOrEqual(1);
    }
    const before = syncCount();
    await pool.query('checkpoint');
    expect(syncCount() - before).toBeGreaterThanOrEqual(2);
    const quiet = syncCount();
    await pool.query('select count(*) from companies');
    expect(syncCount()).toBe(quiet);
    await close();
  });

  it(`the embedded database preserves every acknowledged write through ${CUTS} power cuts`, {
    timeout: 600_000,
  }, async () => {
    const companyId = await withCompany();
    const acknowledged = new Set<number>();
    for (let cut = 0; cut < CUTS; cut += 1) {
      const { found, written } = await writeUntilCut(companyId, {
        // The cuts are spread over starts, commits and checkpoints: a start after a cut takes about 150 steps, a commit
        // 2.
        CUT_BEFORE_STEP: `${40 + ((cut * 134) % 400)}`,
        CUT_KEEPS_SOME: cut % 2 === 0 ? 'no' : 'yes',
      });
      if (found) expect(found, `after cut ${cut}`).toEqual(expect.arrayContaining([...acknowledged]));
      for (const number of written) acknowledged.add(number);
    }

    const { pool, close } = await openEmbedded(dataDir, quietLog);
    const { rows } = await pool.query<{ number: number; work_hours: number }>(
      'select number, work_hours from tickets order by number',
    );
    const numbers = rows.map((row) => row.number);
    expect(numbers).toEqual(expect.arrayContaining([...acknowledged]));
    expect(acknowledged.size).toBeGreaterThanOrEqual(CUTS);
    // All changes are complete: each ticket has its update and is counted in the daily sums and the events.
    expect(rows.every((row) => row.work_hours === 1.5)).toBe(true);
    const sums = await pool.query('select sum(total) as total from ticket_daily');
    expect(sums.rows).toEqual([{ total: numbers.length }]);
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    expect(await verifyEvents(db, companyId)).toMatchObject({ ok: true, count: numbers.length });
    await close();
  });

  it('loses acknowledged writes when syncing is disabled', {
    timeout: 120_000,
  }, async () => {
    const companyId = await withCompany();
    const cut = { CUT_BEFORE_STEP: '300' };
    const { written } = await writeUntilCut(companyId, cut, 'unsynced');
    expect(written.length).toBeGreaterThan(0);
    const { found } = await writeUntilCut(companyId, cut);
    expect(found).toEqual([]);
  });

  it('fails the pending query when its thread breaks, and restarts for the next query', async () => {
    const engine = new Engine(join(dataDir, 'database'), true, quietLog);
    await engine.start();
    const pool = new pg.Pool({ stream: () => new WorkerStream(engine), max: 1 });
    pool.on('error', () => undefined);
    await pool.query('insert into companies (id, name) values ($1, $2)', [newId(), 'Before']);
    const client = await pool.connect();
    client.on('error', () => undefined);
    const cutOff = expect(client.query('select pg_sleep(30)')).rejects.toThrow(
      /thread of the embedded database/,
    );
    await engine.kill();
    await cutOff;
    client.release(true);
    const { rows } = await pool.query('select name from companies');
    expect(rows).toEqual([{ name: 'Before' }]);
    await pool.end();
    await engine.close();
  });

  it('times out a query without a response, restarts and answers the next query', async () => {
    const logged: string[] = [];
    const log = { ...quietLog, error: (_: object, message: string) => logged.push(message) };
    const limits = { connectMs: 60_000, queryMs: 5000 };
    const { pool, close } = await openEmbedded(dataDir, log, { limits });
    await expect(pool.query('select pg_sleep(3600)')).rejects.toThrow('Query read timeout');
    // On a busy machine, starting the new thread can take longer than the query timeout.
    const next = () => pool.query('select 3 as n').then(({ rows }) => rows);
    await vi.waitFor(async () => expect(await next()).toEqual([{ n: 3 }]), { timeout: 50_000 });
    expect(logged).toContain('embedded database restarting');
    await close();
  });

  it('returns PostgreSQL error codes, answers the next query and opens a new session for each new connection', async () => {
    const { pool, close } = await openEmbedded(dataDir, quietLog);
    await expect(pool.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(pool.query('select $1::integer as n', ['x'])).rejects.toMatchObject({ code: '22P02' });
    expect((await pool.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('insert into companies (id, name) values ($1, $2)', [newId(), 'Lost']);
    client.release(true);
    const { rows } = await pool.query('select count(*) as count from companies');
    expect(rows).toEqual([{ count: 0 }]);
    await close();
  });
});

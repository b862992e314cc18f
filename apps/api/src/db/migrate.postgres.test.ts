import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildFixtures } from '../../test/database/run.ts';
import { quietLog } from '../../test/database.ts';
import { migrate, readMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';

describe('several processes starting on the same empty PostgreSQL database', () => {
  let admin: pg.Pool;
  beforeAll(() => {
    admin = openPostgres(inject('serverUrl'), quietLog);
  });
  afterAll(() => admin.end());

  /** Creates an empty database, which is removed with the server of the test run. */
  async function newDatabase(name: string): Promise<string> {
    await admin.query(`create database ${name}`);
    return inject('serverUrl').replace(/postgres$/, name);
  }

  it('all become ready and apply each migration once', async () => {
    const fixtures = await buildFixtures();
    const url = await newDatabase('processes');
    const starters = Array.from({ length: 4 }, () => fixtures.run('starter', [url]));
    expect(await Promise.all(starters.map((starter) => starter.exited))).toEqual([0, 0, 0, 0]);
    const applied = starters.map((starter) => JSON.parse(starter.lines[0] ?? '[]'));
    expect(applied.flat()).toHaveLength((await readMigrations()).length);
    await fixtures.remove();
  });

  it.each([1, 2, 3])('six simultaneous connections apply each migration once, round %i', async (round) => {
    const url = await newDatabase(`round_${round}`);
    const pools = Array.from({ length: 6 }, () => openPostgres(url, quietLog));
    const applied = await Promise.all(pools.map((pool) => migrate(pool, quietLog)));
    await Promise.all(pools.map((pool) => pool.end()));
    expect(applied.flat().sort()).toEqual((await readMigrations()).map(({ name }) => name));
  });
});

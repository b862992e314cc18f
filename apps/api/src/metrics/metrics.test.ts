import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import type { Database } from '../db/index.ts';
import { createLogger } from '../platform/logging.ts';
import { type MetricsServer, startMetrics } from './index.ts';

const log = createLogger('silent');
const settings = { metricsHost: '127.0.0.1', metricsPort: 0 };

let server: TestServer;
let metrics: MetricsServer;
beforeAll(async () => {
  server = await startTestServer();
  metrics = await startMetrics(settings, log, server.database);
});
afterAll(async () => {
  metrics.close();
  await server.close();
});

const scrape = async () => (await fetch(metrics.url ?? '')).text();
/** Reads the value of a metric by its literal name and labels. */
const valueIn = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

describe('the metrics', () => {
  it('count requests by route, without ids or search words', async () => {
    const token = await server.tokenOf('owner');
    const before = await scrape();
    const { json } = await server.call('/api/v1/ticket', { method: 'POST', token, body: ticketInput });
    await server.call(`/api/v1/ticket/${json.data.id}?search=Beltr%C3%A1n`, { token });
    await server.call('/api/v1/nothing/owner@ours.test', { token });
    const after = await scrape();
    const count = (labels: string) => {
      const name = `derrick_http_request_duration_seconds_count{${labels}}`;
      return valueIn(after, name) - (valueIn(before, name) || 0);
    };
    expect(count('method="GET",path="/ticket/:id",status="200"')).toBe(1);
    expect(count('method="POST",path="/ticket",status="201"')).toBe(1);
    expect(count('method="GET",path="",status="404"')).toBe(1);
    for (const personal of [json.data.id, 'Beltr', 'owner@ours.test']) expect(after).not.toContain(personal);
  });

  it('report the database, its connections and waiting jobs', async () => {
    const { db } = server.database;
    const row = { kind: 'mail', payload: '{}', next_at: new Date(Date.now() - 60_000) };
    await db
      .insertInto('jobs')
      .values([
        { ...row, id: '0190b7a0-0000-7000-8000-000000000001' },
        { ...row, id: '0190b7a0-0000-7000-8000-000000000002', failed_at: new Date() },
      ])
      .execute();
    const text = await scrape();
    expect(valueIn(text, 'derrick_database_up')).toBe(1);
    expect(valueIn(text, 'derrick_database_bytes')).toBeGreaterThan(1_000_000);
    expect(valueIn(text, 'derrick_database_wal_bytes')).toBeGreaterThan(0);
    expect(valueIn(text, 'derrick_database_waiting')).toBe(0);
    expect(valueIn(text, 'derrick_jobs{kind="mail",state="waiting"}')).toBe(1);
    expect(valueIn(text, 'derrick_jobs{kind="mail",state="failed"}')).toBe(1);
    expect(valueIn(text, 'derrick_jobs_oldest_seconds{kind="mail",state="waiting"}')).toBeGreaterThan(59);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
      expect(valueIn(text, name), name).toBeGreaterThan(0);
    }
    await db.deleteFrom('jobs').execute();
    expect(await scrape()).not.toContain('derrick_jobs{kind="mail"');
  });

  it('are served while the database is unreachable', async () => {
    const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('gone')) });
    const db = new Kysely<Database>({ dialect });
    const otherMetrics = await startMetrics(settings, log, { db, pool: server.database.pool });
    const text = await (await fetch(otherMetrics.url ?? '')).text();
    expect(valueIn(text, 'derrick_database_up')).toBe(0);
    expect(text).toContain('derrick_http_request_duration_seconds');
    otherMetrics.close();
  });

  it('are served only at the metrics path and port, and nowhere without a port', async () => {
    expect((await fetch(new URL('/', metrics.url))).status).toBe(404);
    expect((await fetch(metrics.url ?? '', { method: 'POST' })).status).toBe(404);
    expect((await server.call('/metrics')).text).not.toContain('derrick_');
    const none = await startMetrics({ ...settings, metricsPort: undefined }, log, server.database);
    expect(none.url).toBeUndefined();
  });
});

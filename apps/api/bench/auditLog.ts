/**
 * `npm run bench:audit-log --workspace=@derrick/api [-- --events 5000000]`: measures pages of an audit log of five
 * million events on a temporary PostgreSQL: the first, the 10,000th, the last, and those of a day in the middle. The
 * pages take turns, so that a busy machine slows all of them equally; the number of buffers does not depend on load. Then
 * verifies the complete chain twice, the second time with one altered event. Fails if the 10,000th page reads more than
 * twice as much as the first, or if a verification is wrong.
 */
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { readAuditLog } from '../src/audit/list.ts';
import { type Database, newId, openDatabase } from '../src/db/index.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { verifyEvents } from '../src/events/index.ts';
import { createLogger } from '../src/platform/logging.ts';
import { explain } from './growth/plans.ts';
import { startBenchPostgres } from './postgres.ts';
import { markdownTable } from './table.ts';
import { timesInTurns } from './times.ts';

const PAGE = 25;
const ROUNDS = 60;

const { values } = parseArgs({ options: { events: { type: 'string', default: '5000000' } } });
const count = Number(values.events);

/** Fills a company's log: one event every six seconds, for a thousand records, in a chain like the server's. */
async function fill(db: Kysely<Database>, companyId: string): Promise<void> {
  await sql`
    create function bench_fill(company uuid, first integer, last integer, total integer) returns void language plpgsql as $$
    declare
      event events;
      last_hash bytea;
    begin
      select hash into last_hash from events where company_id = company and sequence = first - 1;
      for n in first .. last loop
        event := jsonb_populate_record(null::events, jsonb_build_object(
          'company_id', company, 'sequence', n, 'id', gen_random_uuid(), 'actor_type', 'USER', 'actor_role', 'MANAGER',
          'actor_name', 'Bench Person ' || n % 50, 'target_type', 'ticket', 'target_label', 'TK-' || n % 1000,
          'action', case when n % 40 = 0 then 'session.signIn' else 'ticket.update' end,
          'target_id', md5((n % 1000)::text)::uuid, 'correlation_id', md5(n::text),
          'changes', '[{"field": "notes", "before": null, "after": "Bring the long hose"}]'::jsonb,
          'context', '{"source": "WEB", "requestId": "r"}'::jsonb));
        event.at := now() - make_interval(secs => 6 * (total - n));
        event.previous_hash := coalesce(last_hash, '');
        event.hash := derrick_event_hash(event);
        insert into events values (event.*);
        last_hash := event.hash;
      end loop;
    end $$`.execute(db);
  const batch = 50_000;
  for (let first = 1; first <= count; first += batch) {
    const last = Math.min(first + batch - 1, count);
    await sql`select bench_fill(${companyId}, ${first}, ${last}, ${count})`.execute(db);
    process.stderr.write(`\r${last.toLocaleString('en')} events`);
  }
  process.stderr.write('\n');
  await sql`insert into event_chains (company_id, length) values (${companyId}, ${count})`.execute(db);
  await sql`vacuum (analyze) events`.execute(db);
}

/** Verifies the chain, alters an event near its end directly in the database, and verifies the chain again. */
async function reportVerify(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const verify = async () => {
    const start = performance.now();
    const memory = process.memoryUsage().rss;
    const result = await verifyEvents(db, companyId);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const more = Math.round((process.memoryUsage().rss - memory) / 1024 ** 2);
    console.log(`verified in ${seconds} s, ${more} MB more memory: ${JSON.stringify(result)}`);
    return result;
  };
  const sound = await verify();
  const altered = count - 7;
  await sql`alter table events disable trigger user`.execute(db);
  await sql`update events set actor_name = 'Somebody else' where company_id = ${companyId} and sequence = ${altered}`.execute(
    db,
  );
  await sql`alter table events enable trigger user`.execute(db);
  const broken = await verify();
  return sound.ok && sound.count === count && !broken.ok && broken.firstMismatch.sequence === altered;
}

const server = await startBenchPostgres();
try {
  const { db, close } = await openDatabase({
    dataDir: '/nowhere',
    databaseUrl: server.url,
    log: createLogger('silent'),
    hasNoTimeouts: true,
  });
  const companyId = newId();
  await db.insertInto('companies').values({ id: companyId, name: 'Bench' }).execute();
  await fill(db, companyId);
  await close();

  const pool = openPostgres(server.url, createLogger('silent'));
  let statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const watched = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      statements.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  const reader = { companyId, role: 'ADMIN' } as const;
  const day = new Date(Date.now() - count * 3000).toISOString().slice(0, 10);
  const none = { actorId: [], group: [], limit: PAGE };
  const pages = {
    'page 1': none,
    'page 10,000': { ...none, cursor: count - 10_000 * PAGE },
    'last page': { ...none, cursor: PAGE + 1 },
    'a day in the middle': { ...none, from: day, to: day },
    'sign-ins, page 1': { ...none, group: ['security' as const] },
    'one record, page 1': { ...none, targetType: 'ticket', targetId: await idOf() },
  };
  async function idOf() {
    const { rows } = await sql<{ id: string }>`select md5('7')::uuid as id`.execute(watched);
    return rows[0]?.id ?? '';
  }
  const buffers = new Map<string, number>();
  for (const [name, query] of Object.entries(pages)) {
    await readAuditLog(watched, reader, query);
    statements = [];
    const { data } = await readAuditLog(watched, reader, query);
    if (data.length !== PAGE) throw new Error(`${name} has ${data.length} events`);
    let read = 0;
    for (const statement of statements) read += (await explain(pool, statement)).buffers;
    buffers.set(name, read);
  }
  const times = await timesInTurns(
    Object.values(pages).map((query) => () => readAuditLog(watched, reader, query)),
    ROUNDS,
  );
  const rows = Object.keys(pages).map((name, index) => [
    name,
    times[index]?.p50.toFixed(1) ?? '',
    times[index]?.p95.toFixed(1) ?? '',
    String(buffers.get(name)),
  ]);
  console.log(`${count.toLocaleString('en')} events, pages of ${PAGE}`);
  console.log(markdownTable([['page', 'p50 ms', 'p95 ms', 'buffers'], ...rows]));
  if ((buffers.get('page 10,000') ?? 0) > 2 * (buffers.get('page 1') ?? 0)) process.exitCode = 1;
  if (!(await reportVerify(watched, companyId))) process.exitCode = 1;
  await watched.destroy();
} finally {
  await server.stop();
}

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { storageProblemOf } from './storageProblem.ts';

/** A proxy between the pool and the server, which forwards nothing while it is frozen. */
const sockets = new Set<Socket>();
let isFrozen = false;
const proxy = createServer((client) => {
  const { hostname, port } = new URL(inject('serverUrl'));
  const server = connect(Number(port), hostname);
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (!isFrozen) to.write(chunk);
    });
    // A frozen machine does not report closed connections either.
    from.on('close', () => {
      if (!isFrozen) to.destroy();
    });
    from.on('error', () => to.destroy());
  }
});

let db: Kysely<Database>;
beforeAll(async () => {
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const url = new URL(inject('serverUrl'));
  url.port = String(typeof address === 'object' ? address?.port : 0);
  const silent = { info() {}, warn() {}, error() {} };
  const pool = openPostgres(url.href, silent, { connectMs: 2000, queryMs: 2000 });
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await db.destroy();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

const ask = () => sql`select 1`.execute(db);
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => storageProblemOf(error),
  );

it('queries and transactions time out when the database does not respond, and succeed when it responds again', async () => {
  await ask();
  let isOpen = () => {};
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  let freeze = () => {};
  const afterFreeze = new Promise<void>((resolve) => {
    freeze = resolve;
  });
  const transaction = db.transaction().execute(async (trx) => {
    isOpen();
    await afterFreeze;
    await sql`select 2`.execute(trx);
  });
  const inTransaction = problemOf(transaction);
  await opened;
  isFrozen = true;
  freeze();
  expect(await inTransaction).toBe('unreachable');
  // On existing connections and on new ones.
  const many = await Promise.all(Array.from({ length: 12 }, () => problemOf(ask())));
  expect(new Set(many)).toEqual(new Set(['unreachable']));
  isFrozen = false;
  expect(await problemOf(ask())).toBe('none');
});

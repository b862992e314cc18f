/** Counts the statements of changes to tickets: each is a round trip to the database. */
import { type TicketInput, ticketInputStruct } from '@derrick/domain/tickets';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import type { Database } from '../db/index.ts';
import { type Unit, unitOfWork } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { addTicket, changeTicket } from './save.ts';

let server: TestServer;
let watched: Kysely<Database>;
const statements: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  watched = new Kysely({
    dialect: new PostgresDialect({ pool: server.database.pool }),
    log({ query }) {
      statements.push(query.sql.replace(/\s+/g, ' ').trim());
    },
  });
});
afterAll(() => server.close());

const session = (): Session => ({
  userId: server.company.users.admin.id,
  companyId: server.company.id,
  role: 'ADMIN',
  pricesSeenBy: 'MANAGER',
  approvedBy: 'MANAGER',
  familyId: server.company.id,
  needsSecondFactor: false,
  needsOwnPassword: false,
});

const input = (): TicketInput =>
  ticketInputStruct.create({
    ...ticketInput,
    customerCompany: 'Permian Oil',
    technicianId: server.company.users.tech.id,
    jobTypeId: server.company.jobTypeId,
    workStartedAt: '08:00',
    workEndedAt: '16:00',
  });

/** Runs a unit of work and returns its result and its statements, including those that begin and end the transaction. */
async function watch<T>(work: (unit: Unit) => Promise<T>): Promise<{ result: T; sent: string[] }> {
  const { userId, companyId } = session();
  statements.length = 0;
  const origin = { companyId, actor: { type: 'USER', id: userId }, context: { source: 'API' } } as const;
  const result = await unitOfWork(watched, origin, work);
  return { result, sent: [...statements] };
}

it('creates a ticket of a known customer, with its notification, in 23 statements', async () => {
  await watch((unit) => addTicket(unit, session(), input()));
  const { sent } = await watch((unit) => addTicket(unit, session(), input()));
  expect(sent, sent.join('\n')).toHaveLength(23);
});

it('changes a ticket in 17 statements', async () => {
  const { result: ticket } = await watch((unit) => addTicket(unit, session(), input()));
  const changed = { ...input(), workEndedAt: '17:00' };
  const { sent } = await watch((unit) =>
    changeTicket(unit, session(), ticket.id, changed, { version: ticket.version }),
  );
  expect(sent, sent.join('\n')).toHaveLength(17);
});

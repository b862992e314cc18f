/** What is billed stays as it is: every call of the contract that writes, tried on every locked ticket. */
import { exampleId } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import type { TicketStatus } from '@derrick/domain/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../db/index.ts';
import { startTestServer, type TestServer, ticketInput } from '../testing.ts';
import { callEndpoint, createRecords } from './records.ts';

let server: TestServer;
let records: ReturnType<typeof createRecords>;
beforeAll(async () => {
  server = await startTestServer();
  records = createRecords(server);
});
afterAll(() => server.close());

const writing = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET');

/** What is said about a locked ticket changes nothing of it. */
const mayComment = ['commentTicket', 'confirmTicketWarning', 'duplicateTicket'];

/** The calls that may change something of a locked ticket: its state alone. */
const mayMove: Partial<Record<TicketStatus, string[]>> = { APPROVED: ['reopenTicket'] };

/** A signed ticket with everything that is billed, in this state. */
async function lockedTicket(status: TicketStatus): Promise<string> {
  const { company, database } = server;
  const form = new FormData();
  form.append('file', new File(['signed'], 'signed.txt'));
  const token = await server.tokenOf('owner');
  const { json: file } = await server.call('/api/v1/file', { method: 'POST', token, form });
  const body = {
    ...ticketInput,
    workStartedAt: '07:00',
    workEndedAt: '15:00',
    technicianId: company.users.tech.id,
    customerCompany: 'Blue Mesa',
    jobTypeId: company.jobTypeId,
    attachments: [{ fileUrl: file.data }],
  };
  const { json } = await server.call('/api/v1/ticket', { method: 'POST', token, body });
  const { id } = json.data;
  const signature = { name: 'Dana Whitfield', typed: true };
  await server.call(`/api/v1/ticket/${id}/signature`, { method: 'PUT', token, body: signature });
  const invoice_id = status === 'INVOICED' ? newId() : null;
  if (invoice_id) {
    await database.db
      .insertInto('invoices')
      .values({ company_id: company.id, id: invoice_id, number: 1 })
      .execute();
  }
  await database.db.updateTable('tickets').set({ status, invoice_id }).where('id', '=', id).execute();
  return id;
}

/** What the customer is billed for, with its files, its signature and the names that it points to. */
async function contentOf(id: string) {
  const { db } = server.database;
  const {
    version,
    confirmed_warnings,
    updated_by,
    updated_at,
    status_by,
    status_at,
    status_comment,
    ...row
  } = await db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const files = await db.selectFrom('files').selectAll().where('owner_id', '=', id).execute();
  const signatures = await db
    .selectFrom('ticket_signatures')
    .selectAll()
    .where('ticket_id', '=', id)
    .execute();
  expect(signatures).toHaveLength(1);
  const customer = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', row.customer_id)
    .executeTakeFirst();
  const lines = await db.selectFrom('ticket_lines').selectAll().where('ticket_id', '=', id).execute();
  expect(lines).not.toEqual([]);
  return { row, files, customer, signatures, lines };
}

it.each<TicketStatus>(['APPROVED', 'INVOICED', 'VOID'])(
  'nothing changes a ticket that is %s',
  async (status) => {
    const id = await lockedTicket(status);
    const before = await contentOf(id);
    const token = await records.tokenOf(server.company, 'owner');
    for (const [name, endpoint] of writing) {
      // Whoever signs out or changes a password ends the session of this test.
      if (endpoint.permission === 'anyone' || endpoint.permission === 'signedIn') continue;
      const isOfTicket = endpoint.resource === 'ticket';
      const record = endpoint.resource
        ? isOfTicket
          ? id
          : await records.make(endpoint.resource, server.company)
        : '';
      const example = JSON.stringify(await records.newBody(endpoint, server.company)) ?? 'null';
      const body = JSON.parse(example.replaceAll(exampleId('ticket'), id)) ?? undefined;
      const reply = await callEndpoint(server, endpoint, { token, record, body });
      if (isOfTicket && !mayMove[status]?.includes(name) && !mayComment.includes(name)) {
        expect([name, reply.status]).toEqual([name, 409]);
        expect(reply.json.code).toMatch(/^(TICKET_LOCKED|WRONG_STATE)$/);
      }
      const { row, ...rest } = await contentOf(id);
      if (isOfTicket && mayMove[status]?.includes(name)) {
        await server.database.db.updateTable('tickets').set({ status }).where('id', '=', id).execute();
        row.status = status;
      }
      expect([name, { row, ...rest }]).toEqual([name, before]);
    }
  },
);

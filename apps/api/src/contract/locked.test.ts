/**
 * The content of a locked ticket never changes: every writing endpoint of the contract, tested on every locked ticket.
 */
import { type Endpoint, exampleId } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import type { TicketStatus } from '@derrick/domain/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, createRecords } from '../../test/contract/records.ts';
import { type Reply, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
let records: ReturnType<typeof createRecords>;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  records = createRecords(server);
  token = await records.tokenOf(server.company, 'owner');
});
afterAll(() => server.close());

// Signing out or changing a password would end the session of this test.
const writing = Object.entries(endpoints).filter(
  ([, { method, permission }]) => method !== 'GET' && permission !== 'anyone' && permission !== 'signedIn',
);
/** Resources that a ticket references. */
const named = ['customer', 'jobType', 'technician', 'priceItem'];

/** Comments on a locked ticket and read notifications do not change its content. */
const changeNothing = ['commentTicket', 'confirmTicketWarning', 'duplicateTicket', 'readNotificationsOf'];

/** Endpoints that can change a locked ticket: its status, or the draft that bills it. */
const mayMove: Partial<Record<TicketStatus, string[]>> = { APPROVED: ['reopenTicket', 'createInvoices'] };

interface Locked {
  id: string;
  fileUrl: string;
  /** Token of a signature link that was sent before the ticket was signed. */
  linkToken: string;
  /** Ids of the referenced records, by resource. */
  names: Record<string, string>;
  /** The content of the ticket as the body of a change. */
  input: object;
}

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Reply> =>
  server.call(`/api/v1${path}`, { method, token, body });

const newFile = async (): Promise<string> => {
  const form = new FormData();
  form.append('file', new File(['signed'], 'signed.txt'));
  return (await server.call('/api/v1/file', { method: 'POST', token, form })).json.data;
};

let serial = 0;

/** Creates a signed ticket with all types of lines and the given status. */
async function lockedTicket(status: TicketStatus): Promise<Locked> {
  const { company, database } = server;
  serial += 1;
  const names: Record<string, string> = {};
  for (const resource of named) names[resource] = await records.make(resource, company);
  const fileUrl = await newFile();
  const input = {
    ...ticketInput,
    workStartedAt: '07:00',
    workEndedAt: '15:00',
    technicianId: names['technician'],
    customerCompany: `Blue Mesa ${serial}`,
    jobTypeId: names['jobType'],
    lines: [
      {
        kind: 'ITEM',
        description: 'Seal',
        quantity: 2,
        unitPriceCents: 900,
        priceItemId: names['priceItem'],
      },
    ],
    attachments: [{ fileUrl }],
  };
  const { json, text } = await send('POST', '/ticket', input);
  if (!json.success) throw new Error(text);
  const { id, customerId } = json.data;
  const link = (await send('POST', `/ticket/${id}/signature-request`, {})).json.data.link;
  await send('PUT', `/ticket/${id}/signature`, { name: 'Dana Whitfield', typed: true });
  const invoice_id = status === 'INVOICED' ? newId() : null;
  if (invoice_id) {
    await database.db
      .insertInto('invoices')
      .values({ company_id: company.id, id: invoice_id, number: serial })
      .execute();
  }
  await database.db.updateTable('tickets').set({ status, invoice_id }).where('id', '=', id).execute();
  const linkToken = new URL(link).searchParams.get('token') ?? '';
  return { id, fileUrl, linkToken, input, names: { ...names, customer: customerId } };
}

/** Reads the billed content of a ticket, with its files and its signature. */
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
  expect(files).toHaveLength(1);
  const signatures = await db
    .selectFrom('ticket_signatures')
    .selectAll()
    .where('ticket_id', '=', id)
    .execute();
  expect(signatures).toHaveLength(1);
  const lines = await db.selectFrom('ticket_lines').selectAll().where('ticket_id', '=', id).execute();
  expect(lines).toHaveLength(2);
  return { row, files, signatures, lines };
}

/** Calls an endpoint with a body that references this ticket wherever possible. */
async function callOn(endpoint: Endpoint, ticket: Locked, record: string): Promise<Reply> {
  await server.database.db.deleteFrom('rate_limits').execute();
  const body = await records.newBody(endpoint, server.company, { ticket: ticket.id });
  return callEndpoint(server, endpoint, { token, record, body });
}

describe.each<TicketStatus>(['APPROVED', 'INVOICED', 'VOID'])('a ticket that is %s', (status) => {
  it('a locked ticket keeps its content after a call of every writing endpoint', async () => {
    const ticket = await lockedTicket(status);
    const { id } = ticket;
    const before = await contentOf(id);
    for (const [name, endpoint] of writing) {
      const { resource, example } = endpoint;
      const isOfTicket = resource === 'ticket';
      const namesTicket = isOfTicket || (JSON.stringify(example?.body) ?? '').includes(exampleId('ticket'));
      const record = resource && !isOfTicket ? await records.make(resource, server.company) : id;
      const mayChange = mayMove[status]?.includes(name) ?? false;
      const reply = await callOn(endpoint, ticket, record);
      if (namesTicket && !mayChange && !changeNothing.includes(name)) {
        // A bulk action rejects each locked ticket separately.
        const isBulk = ['bulkTickets', 'requestTicketSignatures'].includes(name);
        const refusal = isBulk ? reply.json.data.refused[0] : reply.json;
        expect([name, refusal.code]).toEqual([
          name,
          expect.stringMatching(/^(TICKET_LOCKED|WRONG_STATE|TICKET_ALREADY_INVOICED|TICKET_NOT_BILLABLE)$/),
        ]);
      }
      if (mayChange) {
        const { invoice_id } = before.row;
        await server.database.db
          .updateTable('tickets')
          .set({ status, invoice_id })
          .where('id', '=', id)
          .execute();
      }
      expect([name, await contentOf(id)]).toEqual([name, before]);
    }
  });

  it('a locked ticket keeps its content after changes to its files, through another ticket or through an old signature link', async () => {
    const { id, input, fileUrl, linkToken } = await lockedTicket(status);
    const before = await contentOf(id);
    const otherTicket = (await send('POST', '/ticket', { ...ticketInput })).json.data;
    const attachments = [{ fileUrl }, { fileUrl: await newFile() }];
    const signature = { name: 'Somebody Else', typed: true };
    const { contentHash = '' } = (await server.call(`/api/v1/sign?token=${linkToken}`)).json.data ?? {};
    const tries = [
      send('PUT', `/ticket/${id}`, { ...input, attachments: [] }),
      send('PUT', `/ticket/${id}`, { ...input, attachments }),
      send('PUT', `/ticket/${id}`, { ...input, notes: 'Another' }),
      send('PUT', `/ticket/${id}`, { ...input, lines: [] }),
      send('POST', '/ticket', { ...ticketInput, attachments }),
      send('PUT', `/ticket/${otherTicket.id}`, { ...ticketInput, attachments }),
      send('POST', '/ticket/bulk', { action: 'approve', ids: [otherTicket.id, id] }),
      send('POST', '/sign', { token: linkToken, contentHash, ...signature }),
    ];
    for (const [index, reply] of (await Promise.all(tries)).entries()) {
      const isRefused = reply.status >= 400 || reply.json.data.refused?.[0]?.id === id;
      expect([index, isRefused, reply.status < 500]).toEqual([index, true, true]);
      expect([index, await contentOf(id)]).toEqual([index, before]);
    }
    await send('POST', '/sign/dispute', { token: linkToken, text: 'It took four hours.' });
    expect(await contentOf(id)).toEqual(before);
  });
});

it('an approved ticket keeps its billed content when its customer, technician, job type or items change', async () => {
  const calls = writing.filter(([, { resource = '' }]) => named.includes(resource));
  let changed = 0;
  for (const [name, endpoint] of calls) {
    const ticket = await lockedTicket('APPROVED');
    const before = await contentOf(ticket.id);
    const reply = await callOn(endpoint, ticket, ticket.names[endpoint.resource ?? ''] ?? '');
    if (reply.status === 200) changed += 1;
    const after = await contentOf(ticket.id);
    // Merging assigns the ticket to the remaining customer.
    if (name === 'mergeCustomer') after.row.customer_id = before.row.customer_id;
    expect([name, after]).toEqual([name, before]);
  }
  expect(changed).toBeGreaterThan(8);
});

/** The content of an issued invoice never changes: every writing endpoint of the contract, tested on it. */
import { endpoints } from '@derrick/domain/endpoints';
import type { InvoiceState } from '@derrick/domain/invoices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callEndpoint, createRecords } from '../../test/contract/records.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let records: ReturnType<typeof createRecords>;
beforeAll(async () => {
  server = await startTestServer();
  records = createRecords(server);
});
afterAll(() => server.close());

const writing = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET');

/**
 * Endpoints that are allowed for each status. They change the payments, credit notes and emails of an invoice, never its billed
 * content.
 */
const mayBeDone: Readonly<Record<'ISSUED' | 'PAID' | 'VOID', readonly string[]>> = {
  ISSUED: [
    'sendInvoice',
    'remindOfInvoice',
    'markInvoiceSent',
    'addInvoicePayment',
    'creditInvoice',
    'voidInvoice',
    'giveUpInvoice',
    'setInvoiceReminders',
  ],
  PAID: ['sendInvoice', 'markInvoiceSent', 'reverseInvoicePayment', 'creditInvoice'],
  VOID: ['copyInvoice'],
};

async function contentOf(id: string) {
  const { db } = server.database;
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  const lines = await db.selectFrom('invoice_lines').selectAll().where('invoice_id', '=', id).execute();
  const tickets = await db.selectFrom('invoice_tickets').selectAll().where('invoice_id', '=', id).execute();
  if (!row) return undefined;
  const { status, status_reason, paid_cents, balance_cents, has_reminders, version, ...billed } = row;
  const { credited_cents, updated_by, updated_at, ...frozenColumns } = billed;
  return { kept: frozenColumns, lines, tickets };
}

it.each<InvoiceState & keyof typeof mayBeDone>(['ISSUED', 'PAID', 'VOID'])(
  'an invoice that is %s keeps its billed content after a call of every writing endpoint',
  async (status) => {
    const { id, tickets, totalCents } = await invoicing(server).issued();
    const { db } = server.database;
    const bring = () =>
      db
        .updateTable('invoices')
        .set({ status, paid_cents: status === 'PAID' ? totalCents : 0 })
        .where('id', '=', id)
        .execute();
    await bring();
    const before = await contentOf(id);
    const token = await records.tokenOf(server.company, 'owner');
    for (const [name, endpoint] of writing) {
      // Signing out or changing a password would end the session of this test.
      if (endpoint.permission === 'anyone' || endpoint.permission === 'signedIn') continue;
      const isOfInvoice = endpoint.resource === 'invoice';
      const ticketId = endpoint.resource === 'ticket' ? tickets[0]?.id : undefined;
      const record = isOfInvoice
        ? id
        : (ticketId ?? (endpoint.resource ? await records.make(endpoint.resource, server.company) : ''));
      const parameters = { ticket: tickets[0]?.id ?? '' };
      const body = await records.newBody(endpoint, server.company, parameters);
      await db.deleteFrom('rate_limits').execute();
      const reply = await callEndpoint(server, endpoint, { token, record, body });
      if (isOfInvoice && !mayBeDone[status].includes(name)) {
        expect([name, reply.status]).toEqual([name, 409]);
        expect(reply.json.code).toMatch(/^(WRONG_STATE|INVOICE_HAS_PAYMENTS)$/);
      }
      await bring();
      if (name === 'createInvoices') expect([name, reply.status]).toEqual([name, 409]);
      expect([name, await contentOf(id)]).toEqual([name, before]);
    }
  },
);

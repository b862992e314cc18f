/** Creates tickets and invoices through the API. */
import type { Invoice } from '@derrick/domain/invoices';
import type { Person, Reply, TestServer } from './server.ts';
import { ticketInput } from './server.ts';

/** Returns common actions of invoice tests. */
export function invoicing(server: TestServer) {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    as: Person = 'admin',
  ): Promise<Reply> => server.call(`/api/v1${path}`, { method, token: await server.tokenOf(as), body });

  /** Creates and approves a ticket with 8 hours at 115.50 per hour. */
  async function approvedTicket(fields: object = {}): Promise<{ id: string; jobcode: string }> {
    const body = {
      ...ticketInput,
      customerCompany: 'Permian Basin Operating',
      jobTypeId: server.company.jobTypeId,
      workHours: 8,
      ...fields,
    };
    const { json, text } = await send('POST', '/ticket', body, 'owner');
    if (!json.success) throw new Error(text);
    await server.database.db
      .updateTable('tickets')
      .set({ status: 'APPROVED' })
      .where('company_id', '=', server.company.id)
      .where('id', '=', json.data.id)
      .execute();
    return json.data;
  }

  /** Creates a draft with a new ticket. */
  async function draft(fields?: object): Promise<Invoice> {
    const { id } = await approvedTicket(fields);
    const { json, text } = await send('POST', '/invoice', { ticketIds: [id] });
    if (!json.success) throw new Error(text);
    return json.data[0];
  }

  /** Creates a draft and issues it. */
  async function issued(fields?: object): Promise<Invoice> {
    const { id, version } = await draft(fields);
    const { json, text } = await send('POST', `/invoice/${id}/issue`, { version });
    if (!json.success) throw new Error(text);
    return json.data;
  }

  const pay = (id: string, amountCents: number, fields: object = {}) =>
    send('POST', `/invoice/${id}/payment`, {
      amountCents,
      method: 'CHECK',
      reference: '10433',
      paidOn: '2026-11-20',
      ...fields,
    });

  /** Credits parts of invoice lines: pairs of the line's index and the amount. */
  const credit = (id: string, lines: readonly (readonly [number, number])[], fields: object = {}) =>
    send('POST', `/invoice/${id}/credit-note`, {
      reason: 'Two hours were billed twice.',
      lines: lines.map(([line, amountCents]) => ({ line, amountCents })),
      ...fields,
    });

  const ticketStatus = async (id: string) => {
    const { status, invoiceId } = (await send('GET', `/ticket/${id}`)).json.data;
    return { status, isInvoiced: invoiceId !== null };
  };

  return { send, approvedTicket, draft, issued, pay, credit, ticketStatus };
}

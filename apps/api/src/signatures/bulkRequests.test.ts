/** Requests of several signatures at once, tested through the API. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
let number = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('rate_limits').execute());

const as = async (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(`/api/v1${path}`, { method, token: await server.tokenOf(person), body });

/** Creates a customer and returns its name. */
async function customerWith(contacts: object[], language: 'en' | 'es' = 'en'): Promise<string> {
  number += 1;
  const name = `Mesa ${number}`;
  const reply = await as('owner', 'POST', '/customer', { name, contacts, language });
  expect([reply.status, reply.text]).toEqual([201, expect.any(String)]);
  return name;
}

const created = async (customerCompany: string | null, customerName: string | null = null) =>
  (await as('owner', 'POST', '/ticket', { ...ticketInput, customerCompany, customerName })).json.data;

const ask = async (ids: string[], person: Person = 'manager') =>
  as(person, 'POST', '/ticket/signature-requests', { ids });

const requestsOf = (ticketId: string) =>
  server.database.db
    .selectFrom('signature_requests')
    .select(['sent_to', 'language', 'replaced_at'])
    .where('ticket_id', '=', ticketId)
    .execute();

const ray = { name: 'Ray Dalton', email: 'Ray@mesa.example', phone: '4325550144' };
const dana = { name: 'Dana Whitfield', email: null, phone: '4325550145' };

describe('the signatures of several tickets', () => {
  it('are requested from the contact on each ticket, by email or else by SMS', async () => {
    const customer = await customerWith([ray, dana], 'es');
    const [named, first, byPhone] = [
      await created(customer, ' ray dalton '),
      await created(customer),
      await created(customer, 'Dana Whitfield'),
    ];
    const { status, json } = await ask([named.id, first.id, byPhone.id, named.id]);
    expect([status, json.message]).toEqual([200, 'The signatures were requested']);
    expect(json.data.refused).toEqual([]);
    expect(new Set(json.data.asked)).toEqual(
      new Set([
        { id: named.id, name: 'Ray Dalton', sentTo: 'ray@mesa.example' },
        { id: first.id, name: 'Ray Dalton', sentTo: 'ray@mesa.example' },
        { id: byPhone.id, name: 'Dana Whitfield', sentTo: '+14325550145' },
      ]),
    );
    expect(await requestsOf(named.id)).toEqual([
      { sent_to: 'ray@mesa.example', language: 'es', replaced_at: null },
    ]);
    const mails = await deliverMails(server.database.db);
    expect(mails.filter(({ to }) => to === 'ray@mesa.example')).toHaveLength(2);
    const [entry] = (await as('owner', 'GET', `/ticket/${named.id}/timeline`)).json.data.data;
    expect(entry).toMatchObject({ action: 'ticket.requestSignature' });
  });

  it('are not requested from another contact than the one on the ticket, or from a contact without an address', async () => {
    const customer = await customerWith([ray, { name: 'Silent Sam' }]);
    const [other, silent, noContact, noCustomer] = [
      await created(customer, 'Lee Park'),
      await created(customer, 'Silent Sam'),
      await created(await customerWith([])),
      await created(null),
    ];
    const { json } = await ask([other, silent, noContact, noCustomer].map(({ id }) => id));
    expect(json.data.asked).toEqual([]);
    const reasons = new Map(
      json.data.refused.map(({ id, code, message }: Record<string, string>) => [id, `${code} ${message}`]),
    );
    expect(reasons.get(other.id)).toBe('NO_ADDRESS No email address or phone number of Lee Park is known');
    expect(reasons.get(silent.id)).toMatch(/^NO_ADDRESS .* Silent Sam/);
    expect(reasons.get(noContact.id)).toBe('NO_ADDRESS The customer of this ticket has no contact');
    expect(reasons.get(noCustomer.id)).toMatch(/^NO_ADDRESS/);
    expect(await requestsOf(other.id)).toEqual([]);
  });

  it('are not requested again while the customer has a valid link, which stays valid', async () => {
    const ticket = await created(await customerWith([ray]));
    await ask([ticket.id]);
    const { json } = await ask([ticket.id]);
    expect(json.data).toMatchObject({ asked: [], refused: [{ id: ticket.id, code: 'SIGNATURE_REQUESTED' }] });
    expect(await requestsOf(ticket.id)).toMatchObject([{ replaced_at: null }]);
  });

  it('are not requested for signed, void, deleted and unknown tickets', async () => {
    const customer = await customerWith([ray]);
    const [signed, isVoid, deleted] = [
      await created(customer),
      await created(customer),
      await created(customer),
    ];
    await as('owner', 'PUT', `/ticket/${signed.id}/signature`, { name: 'Ray', typed: true });
    await as('owner', 'POST', `/ticket/${isVoid.id}/void`, { version: 1, reason: 'Twice' });
    await as('owner', 'DELETE', `/ticket/${deleted.id}`);
    const { json } = await ask([signed.id, isVoid.id, deleted.id, newId()]);
    expect(json.data.asked).toEqual([]);
    const codes = json.data.refused.map(({ code }: { code: string }) => code);
    expect(codes.toSorted()).toEqual(['ALREADY_SIGNED', 'NOT_FOUND', 'NOT_FOUND', 'TICKET_LOCKED']);
  });

  it('reports the tickets beyond the sending limit and keeps the other requests', async () => {
    const customer = await customerWith([{ ...ray, email: 'limited@mesa.example' }]);
    // A recipient gets at most ten requests an hour.
    const tickets = await Promise.all(Array.from({ length: 12 }, () => created(customer)));
    const { json } = await ask(tickets.map(({ id }) => id));
    expect(json.data.asked).toHaveLength(10);
    expect(json.data.refused).toHaveLength(2);
    for (const { id, code } of json.data.refused) {
      expect(code).toBe('RATE_LIMITED');
      expect(await requestsOf(id)).toEqual([]);
    }
  });

  it('cannot be requested by technicians, who may not see the addresses of contacts', async () => {
    const ticket = await created(await customerWith([ray]));
    expect((await ask([ticket.id], 'tech')).status).toBe(403);
  });
});

/** Only users who can see prices get them: every reply of the contract, field by field, for every role. */
import type { Endpoint } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import { type PriceViewer, permissionsOf } from '@derrick/domain/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint, callers, createRecords, mayCall } from '../../test/contract/records.ts';
import { type Person, type Reply, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
let records: ReturnType<typeof createRecords>;
beforeAll(async () => {
  server = await startTestServer();
  records = createRecords(server);
});
afterAll(() => server.close());

/** Names of fields with a price or an amount. */
const PRICE = /cents$|price|amount|rate$|^(totals|billable|paid|balance)$/i;

/** Names that match but contain no price: an id of the price book. */
const NONE = new Set(['priceItemId']);

/** Lists the paths of a reply that contain a price, such as `data.lines.0.unitPriceCents`. */
function pricesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const fieldPath = [...path, name];
    const pricesAtName = PRICE.test(name) && !NONE.has(name) ? [fieldPath.join('.')] : [];
    // In the timeline, the name of a field is a value.
    const pricesInText =
      name === 'field' && typeof field === 'string' && PRICE.test(field) ? [fieldPath.join('.')] : [];
    return [...pricesAtName, ...pricesInText, ...pricesIn(field, fieldPath)];
  });
}

/** An amount that appears nowhere else in the replies. */
const MARKED_CENTS = 7_654_321;
const marks = [String(MARKED_CENTS), '76543.21', '76,543.21', '76.543,21'];

/** Creates a ticket of the technician with a recognizable amount and a timeline. */
async function markedTicket(): Promise<string> {
  const { company } = server;
  const as = async (person: Person, method: 'POST' | 'PUT', path: string, body: object) =>
    server.call(`/api/v1/ticket${path}`, { method, token: await server.tokenOf(person), body });
  const input = {
    ...ticketInput,
    technicianId: company.users.tech.id,
    customerCompany: 'Priced',
    jobTypeId: company.jobTypeId,
    workHours: 2,
    lines: [{ kind: 'ITEM', description: 'Marked', quantity: 1, unitPriceCents: MARKED_CENTS - 23_100 }],
  };
  const { id } = (await as('owner', 'POST', '', input)).json.data;
  await as('owner', 'PUT', `/${id}`, { ...input, lines: [{ ...input.lines[0], unitPriceCents: 5 }] });
  await as('owner', 'PUT', `/${id}`, input);
  return id;
}

const reading = Object.entries(endpoints).filter(
  ([, { method, permission }]) => method === 'GET' && permission !== 'anyone',
);
// Signing out or changing a password would end the session of this test, and a deleted ticket would be missing in later
// calls.
const writing = Object.entries(endpoints).filter(
  ([name, { method, permission }]) =>
    method !== 'GET' && permission !== 'anyone' && permission !== 'signedIn' && name !== 'deleteTicket',
);

const showTo = (lowest: PriceViewer) =>
  server.database.db
    .updateTable('companies')
    .set({ prices_seen_by: lowest })
    .where('id', '=', server.company.id)
    .execute();

/** Signs in again, because the server caches a company's settings for a second per session. */
const freshToken = async (person: Person) =>
  (await server.signIn(server.company.users[person].email)).accessToken;

async function expectNoPrices(
  name: string,
  endpoint: Endpoint,
  token: string,
  { ticket, record }: { ticket: string; record: string },
) {
  const body = await records.newBody(endpoint, server.company, { ticket });
  expectNoPricesIn(name, await callEndpoint(server, endpoint, { token, record, body }));
}

function expectNoPricesIn(name: string, reply: Reply) {
  expect([name, reply.status >= 500]).toEqual([name, false]);
  expect([name, pricesIn(reply.json)]).toEqual([name, []]);
  for (const mark of marks) expect([name, reply.text.includes(mark)]).toEqual([name, false]);
}

const questions = [
  ['How much is billable this month?', 'en'],
  ['Billable amount by technician this year', 'en'],
  ['How many tickets for Priced?', 'en'],
  ['¿Cuánto se puede facturar este mes?', 'es'],
  ['¿Cuál es el importe facturable por cliente?', 'es'],
] as const;

describe('a user without permission to see prices', () => {
  it.each(callers.filter(([, role]) => !permissionsOf(role).includes('prices:read')))(
    'gets no prices from any endpoint: %s',
    async (person, role) => {
      const read = await markedTicket();
      await showTo('ADMIN');
      const token = await freshToken(person);
      let called = 0;
      for (const [name, endpoint] of [...reading, ...writing]) {
        if (!mayCall(endpoint, role)) continue;
        const { resource, method } = endpoint;
        // A call that overwrites the marked amount would hide leaks of the next call, so each writing call gets a new
        // ticket.
        const ticket = method === 'GET' ? read : await markedTicket();
        const record =
          resource === 'ticket' ? ticket : resource && (await records.make(resource, server.company));
        await expectNoPrices(name, endpoint, token, { ticket, record: record ?? '' });
        called += 1;
      }
      expect(called).toBeGreaterThan(20);
    },
  );

  it.each(['tech', 'manager'] as const)('gets no prices in a conflict reply: %s', async (person) => {
    const id = await markedTicket();
    await showTo('ADMIN');
    const token = await freshToken(person);
    const stale = { version: 1 };
    for (const [method, path, body] of [
      ['PUT', '', { ...ticketInput, ...stale }],
      ['POST', '/submit', stale],
      ['POST', '/approve', stale],
      ['POST', '/request-changes', { ...stale, comment: 'The hours' }],
    ] as const) {
      const reply = await server.call(`/api/v1/ticket/${id}${path}`, { method, token, body });
      expect([path, reply.status]).toEqual([
        path,
        expect.toSatisfy((status) => status === 409 || status === 403),
      ]);
      expectNoPricesIn(path, reply);
    }
  });

  it.each(['tech', 'manager'] as const)(
    'gets no prices in notifications, counts, assistant answers and signature pages: %s',
    async (person) => {
      const id = await markedTicket();
      await showTo('ADMIN');
      const as = async (sender: Person, path: string, body: object) =>
        server.call(`/api/v1${path}`, { method: 'POST', token: await freshToken(sender), body });
      const { version } = (
        await server.call(`/api/v1/ticket/${id}`, { token: await server.tokenOf('owner') })
      ).json.data;
      // Requesting changes notifies the technician, and submitting again notifies the users who approve tickets.
      await as('owner', `/ticket/${id}/request-changes`, { version, comment: 'The hours' });
      expect((await as('tech', `/ticket/${id}/submit`, { version: version + 1 })).status).toBe(200);
      const token = await freshToken(person);
      const notifications = await server.call('/api/v1/notification', { token });
      expect(notifications.text).toContain(id);
      expectNoPricesIn('notifications', notifications);
      expectNoPricesIn('count', await server.call('/api/v1/notification/count', { token }));
      for (const [question, language] of questions) {
        const timeZone = 'America/Chicago';
        expectNoPricesIn(question, await as(person, '/assist/ask', { question, language, timeZone }));
      }
      const query = { metric: 'billable', filters: {}, groupBy: 'technician' };
      const run = await as(person, '/assist/run', { query, timeZone: 'UTC' });
      expect(run.json.data?.kind ?? run.status).not.toBe('answer');
      expectNoPricesIn('run', run);
      const requested = await as('owner', `/ticket/${id}/signature-request`, {});
      const link = new URL(requested.json.data.link).search;
      expectNoPricesIn('sign', await server.call(`/api/v1/sign${link}`));
    },
  );

  it('finds no ticket when searching for an amount', async () => {
    await markedTicket();
    const token = await freshToken('tech');
    for (const mark of marks) {
      const { json } = await server.call(`/api/v1/ticket?search=${mark}`, { token });
      expect(json.data.meta.pagination.count).toBe(0);
    }
  });
});

describe('a user with permission to see prices', () => {
  it.each([
    ['admin', 'ADMIN'],
    ['manager', 'MANAGER'],
    ['tech', 'TECHNICIAN'],
  ] as const)(
    'gets prices in tickets, lists, exports and statistics when the company allows the role: %s',
    async (person, lowest) => {
      const ticket = await markedTicket();
      await showTo(lowest);
      const token = await freshToken(person);
      const whole = await server.call(`/api/v1/ticket/${ticket}`, { token });
      expect(pricesIn(whole.json.data)).toEqual(
        expect.arrayContaining(['totalCents', 'totals', 'lines.0.unitPriceCents']),
      );
      const list = await server.call('/api/v1/ticket', { token });
      expect(pricesIn(list.json.data)).toContain('data.0.totalCents');
      const csv = await server.call('/api/v1/ticket/export.csv', { token });
      expect(csv.text).toContain('76543.21');
      const stats = await server.call('/api/v1/users/load/super/admin/overview/stats', { token });
      expect(pricesIn(stats.json.data)).toEqual(['billable']);
      await showTo('ADMIN');
    },
  );
});

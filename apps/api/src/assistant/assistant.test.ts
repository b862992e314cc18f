import type { AskQuery } from '@derrick/domain/assistant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listed } from '../../test/assistant/server.ts';
import { callers } from '../../test/contract/records.ts';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seed();
});
afterAll(() => server.close());

const post = async (path: string, body: object, person: Person = 'owner') =>
  server.call(`/api/v1${path}`, { method: 'POST', token: await server.tokenOf(person), body });

/** Creates tickets of two people, two customers and three days. */
async function seed() {
  const { tech, other } = server.company.users;
  const work = (day: number, technicianId: string | null, customerCompany: string, hours: number) => ({
    ...ticketInput,
    workDate: `2026-11-${day}`,
    technicianId,
    customerCompany,
    jobTypeId: day === 18 ? server.company.jobTypeId : null,
    workStartedAt: '08:00',
    workEndedAt: `${String(8 + hours).padStart(2, '0')}:00`,
  });
  const tickets = [
    work(16, tech.id, 'Blue Mesa', 8),
    work(17, tech.id, 'Apache Ridge', 6),
    work(18, other.id, 'Blue Mesa', 10),
    work(23, other.id, 'Apache Ridge', 4),
    work(23, null, 'Blue Mesa', 2),
  ];
  for (const ticket of tickets) await post('/ticket', ticket);
  const { accessToken } = await server.signIn(server.foreign.users.owner.email);
  await server.call('/api/v1/ticket', {
    method: 'POST',
    token: accessToken,
    body: { ...ticketInput, customerCompany: 'Blue Mesa', workDate: '2026-11-16' },
  });
}

const run = async (query: AskQuery, person: Person = 'owner') => {
  const { status, json } = await post('/assist/run', { query, timeZone: 'America/Chicago' }, person);
  return { status, ...json.data };
};

const week = { fromDate: '2026-11-16', toDate: '2026-11-22' };

describe('an assistant query', () => {
  const filtersOf = (): AskQuery['filters'][] => [
    {},
    week,
    { technicianIds: [server.company.users.tech.id] },
    { technicianIds: [server.company.users.other.id], ...week },
    { jobTypeIds: [server.company.jobTypeId] },
    { status: ['SUBMITTED', 'APPROVED'], invoiced: false },
    { invoiced: true },
    { search: 'mesquite' },
    { search: '%%%' },
  ];

  it.each(callers)('gives %s the same counts and hours as the ticket list', async (person) => {
    for (const filters of filtersOf()) {
      const { count, hours } = await listed(server, filters, person);
      expect((await run({ metric: 'count', filters }, person)).result.total).toBe(count);
      expect((await run({ metric: 'hours', filters }, person)).result.total).toBe(hours);
      const list = await run({ metric: 'list', filters, limit: 100 }, person);
      expect([list.result.total, list.result.rows.length]).toEqual([count, count]);
    }
  });

  it('groups hours by technician, customer, week and month', async () => {
    const rowsOf = async (groupBy: AskQuery['groupBy'], person: Person = 'owner') => {
      const { result } = await run({ metric: 'hours', filters: {}, groupBy }, person);
      return result.rows.map(({ label, value }: { label: string; value: number }) => [label, value]);
    };
    expect(await rowsOf('technician')).toEqual([
      ['Dana Whitfield', 14],
      ['Tomás Beltrán', 14],
      ['Not assigned', 2],
    ]);
    expect(await rowsOf('technician', 'tech')).toEqual([['Tomás Beltrán', 14]]);
    expect(await rowsOf('customer')).toEqual([
      ['Blue Mesa', 20],
      ['Apache Ridge', 10],
    ]);
    expect(await rowsOf('week')).toEqual([
      ['Week of Nov 16, 2026', 24],
      ['Week of Nov 23, 2026', 6],
    ]);
    expect(await rowsOf('month')).toEqual([['November 2026', 30]]);
  });

  it('returns a sentence that describes the result and the names of its filters', async () => {
    const { other, tech } = server.company.users;
    const query: AskQuery = { metric: 'hours', filters: { technicianIds: [other.id], ...week } };
    expect(await run(query)).toMatchObject({
      understood: true,
      text: '10 hours of work by Dana Whitfield from Nov 16, 2026 to Nov 22, 2026, by work date.',
      names: [{ id: other.id, label: 'Dana Whitfield' }],
    });
    // A technician sees neither the hours nor the name of a colleague.
    const asTech = await run(query, 'tech');
    expect([asTech.result.total, asTech.names]).toEqual([0, []]);
    const ownTickets: AskQuery = { metric: 'count', filters: { technicianIds: [tech.id] } };
    const { json } = await post(
      '/assist/run',
      { query: ownTickets, timeZone: 'UTC', language: 'es' },
      'tech',
    );
    expect(json.data.text).toBe('2 tickets de trabajo de Tomás Beltrán.');
  });

  it('returns 403 for billable amounts when the user cannot see prices', async () => {
    const query: AskQuery = { metric: 'billable', filters: {} };
    expect((await run(query, 'admin')).status).toBe(200);
    for (const person of ['manager', 'tech'] as const) expect((await run(query, person)).status).toBe(403);
  });
});

describe('a ticket draft', () => {
  const words = {
    text: 'Tomás worked at Mesquite 4-1H for Blue Mesa from 7:00 am to 3:30 pm',
    language: 'en',
    referenceDate: '2026-11-20',
    timeZone: 'America/Chicago',
  };

  it('quotes the text for each field and reads it with the built-in engine by default', async () => {
    const { status, json } = await post('/assist/ticket-draft', words);
    expect(status).toBe(200);
    const fields: { quote: string; start: number; end: number }[] = Object.values(json.data.fields);
    for (const { quote, start, end } of fields) expect(words.text.slice(start, end)).toBe(quote);
    expect(json.data.engine).toBe('local');
  });

  it('returns 400 when the text is empty or too long', async () => {
    for (const text of ['', '  ', 'x'.repeat(4001)]) {
      const { status, json } = await post('/assist/ticket-draft', { ...words, text });
      expect([status, Object.keys(json.errors)]).toEqual([400, ['text']]);
    }
  });

  it('has its outcome counted once, only for the user who created the draft, and its text is not stored', async () => {
    const marked = { ...words, text: 'Xylophone quartz at Mesquite 4-1H' };
    const { json } = await post('/assist/ticket-draft', marked, 'tech');
    const path = `/assist/draft/${json.data.draftId}/outcome`;
    const outcome = { applied: ['wellName', 'workDate'], edited: ['workDate'], rejected: ['notes'] };
    expect((await post(path, outcome, 'other')).status).toBe(404);
    expect((await post(path, outcome, 'tech')).status).toBe(200);
    expect((await post(path, outcome, 'tech')).status).toBe(404);
    const counted = await server.database.db
      .selectFrom('assistant_outcomes')
      .select(['field', 'applied', 'edited', 'rejected'])
      .orderBy('field')
      .execute();
    expect(counted).toEqual([
      { field: 'notes', applied: 0, edited: 0, rejected: 1 },
      { field: 'wellName', applied: 1, edited: 0, rejected: 0 },
      { field: 'workDate', applied: 1, edited: 1, rejected: 0 },
    ]);
    for (const table of ['assistant_drafts', 'assistant_outcomes', 'events', 'jobs'] as const) {
      const rows = await server.database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('Xylophone');
    }
  });
});

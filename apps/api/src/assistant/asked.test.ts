/**
 * Asks every question of the fixtures as four roles. The numbers of each answer must match the list that the answer
 * opens.
 */
import { readFileSync } from 'node:fs';
import type { AskReply } from '@derrick/domain/assistant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listed, place } from '../../test/assistant/server.ts';
import { callers } from '../../test/contract/records.ts';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

const fixtures = new URL('../../fixtures/assistant/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');

interface Company {
  people: string[];
  customers: string[];
  jobTypes: string[];
  wells: string[];
}

interface Question {
  text: string;
  query: object | null;
}

const questions = (['en', 'es'] as const).flatMap((language) =>
  ['questions', 'questions.first', 'questions.untouched'].flatMap((name) =>
    read(`${name}.${language}.jsonl`)
      .trim()
      .split('\n')
      .map((line): Question & { language: 'en' | 'es' } => ({ ...JSON.parse(line), language })),
  ),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seed(JSON.parse(read('context.json')));
}, 120_000);
afterAll(() => server.close());

/** Ages of the tickets in days: today, this week, last week, the last months. */
const daysBack = [0, 1, 2, 3, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 33, 40, 45, 55, 65, 80];
const DAY_MS = 86_400_000;
const dayBack = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Creates the people, customers and job types of the fixtures, with tickets for each. The first person is the technician
 * who asks.
 */
async function seed({ people, customers, jobTypes, wells }: Company) {
  const { db } = server.database;
  const { id: company_id, users } = server.company;
  const [first = '', ...otherNames] = people;
  await db.updateTable('users').set({ fullname: first }).where('id', '=', users.tech.id).execute();
  const added = otherNames.map((fullname, index) => ({
    id: newId(),
    fullname,
    email: `p${index}@fixtures.test`,
  }));
  const more = { company_id, role: 'TECHNICIAN', status: 'ACTIVE', password_hash: null } as const;
  await db
    .insertInto('users')
    .values(added.map((person) => ({ ...person, ...more })))
    .execute();
  const types = jobTypes.map((name) => ({ company_id, id: newId(), name, hourly_rate_cents: 9000 }));
  await db.insertInto('job_types').values(types).execute();
  const technicians = [users.tech.id, ...added.map(({ id }) => id)];
  const token = await server.tokenOf('owner');
  for (const [index, days] of [...daysBack, ...daysBack, ...daysBack].entries()) {
    const body = {
      ...ticketInput,
      workDate: dayBack(days),
      wellName: wells[index % wells.length],
      technicianId: index % 3 === 0 ? users.tech.id : technicians[index % technicians.length],
      customerCompany: customers[index % customers.length],
      jobTypeId: types[index % types.length]?.id,
      workStartedAt: '08:00',
      workEndedAt: `${10 + (index % 8)}:30`,
    };
    const { status, text } = await server.call('/api/v1/ticket', { method: 'POST', token, body });
    if (status !== 201) throw new Error(text);
  }
}

async function post(path: string, body: object, person: Person) {
  const token = await server.tokenOf(person);
  const { status, json } = await server.call(`/api/v1${path}`, { method: 'POST', token, body });
  expect([body, status]).toEqual([body, 200]);
  return json.data;
}

const { timeZone } = place;

async function ask({ text: question, language }: (typeof questions)[number], person: Person) {
  // The test asks more questions than the rate limit of a user allows.
  await server.database.db.deleteFrom('rate_limits').execute();
  return post('/assist/ask', { question, language, timeZone }, person);
}

/**
 * Returns the total of the list that an answer opens. The list does not add up travel or amounts, so for these it is the
 * number of tickets.
 */
async function totalOf({ query, result }: AskReply, person: Person): Promise<number | undefined> {
  if (query?.metric !== 'travelHours' && query?.metric !== 'billable') return result?.total;
  const counted = await post(
    '/assist/run',
    { query: { metric: 'count', filters: query.filters }, timeZone },
    person,
  );
  return counted.result.total;
}

describe('answers to the fixture questions', () => {
  it.each(callers)(
    'give %s the same totals as the ticket list',
    async (person) => {
      let [answered, withTickets] = [0, 0];
      for (const question of questions) {
        const reply = await ask(question, person);
        const { understood, query } = reply;
        if (!question.query) expect([question.text, understood]).toEqual([question.text, false]);
        if (!understood) continue;
        answered += 1;
        if (query.metric === 'invoiced') {
          // The test creates no invoices.
          expect([question.text, reply.result.total]).toEqual([question.text, 0]);
          continue;
        }
        const list = await listed(server, query.filters, person);
        const shown = query.metric === 'hours' ? list.hours : list.count;
        expect([question.text, await totalOf(reply, person)]).toEqual([question.text, shown]);
        if (list.count > 0) withTickets += 1;
      }
      const answerable = questions.filter(({ query }) => query !== null).length;
      expect(answerable).toBeGreaterThanOrEqual(120);
      // A technician sees no colleagues, so fewer questions have an answer. Only admins see amounts.
      expect(answered).toBeGreaterThanOrEqual(
        person === 'tech' ? 40 : person === 'manager' ? 110 : answerable,
      );
      expect(withTickets).toBeGreaterThan(20);
    },
    180_000,
  );
});

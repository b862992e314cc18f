import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { contextIn } from '../../fixtures/assistant/fixtures.ts';
import { place } from '../../test/assistant/server.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { readQuestion, readTicketText } from './engine/index.ts';
import { createReader } from './reader.ts';

const context = contextIn('en');
const caller = { companyId: 'a' };
const text = 'worked 7 to 3:30 pm at Smith 14-2H for Apache';

/** Source of a worker that never answers `stall`, exits on `break`, and returns any other text as unmatched. */
const stallingThread = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, kind, text }) => {
    if (text === 'stall') for (;;);
    if (text === 'break') process.exit(1);
    parentPort.postMessage({ id, kind, reading: { fields: {}, unmatched: [text] } });
  });
  parentPort.postMessage({ kind: 'ready' });
`;

/** Long enough for an answer on a busy machine, short enough for tests that wait for the timeout. */
const BUDGET_MS = 1500;

function stallingReader(budgetMs = BUDGET_MS) {
  const started: Worker[] = [];
  const start = () => {
    const worker = new Worker(stallingThread, { eval: true });
    started.push(worker);
    return worker;
  };
  return { started, reader: createReader({ budgetMs, start }) };
}

const stalledDraft = async (server: TestServer, language: string) =>
  server.call('/api/v1/assist/ticket-draft', {
    method: 'POST',
    token: await server.tokenOf('owner'),
    body: { text: 'stall', language, ...place },
    headers: { 'accept-language': language },
  });

describe('the reader worker', () => {
  const reader = createReader();
  afterAll(() => reader.close());

  it('returns the results of the engine', async () => {
    const question = 'how many hours did Ana work last week';
    const [ticket, questionReading] = await Promise.all([
      reader.readTicket(text, context, caller),
      reader.readQuestion(question, context, caller),
    ]);
    expect(ticket).toEqual(readTicketText(text, context));
    expect(questionReading).toEqual(readQuestion(question, context));
  });

  it('restarts for the next text after it has ended', async () => {
    const stalling = stallingReader();
    await expect(stalling.reader.readTicket('break', context, caller)).rejects.toThrow('has ended');
    expect(await stalling.reader.readTicket('next', context, caller)).toMatchObject({ unmatched: ['next'] });
    await stalling.reader.close();
  });
});

describe('a text that takes too long to read', () => {
  it('fails with 503, and a new worker reads the texts that wait behind it', async () => {
    const { reader, started } = stallingReader();
    const [slow, next, last] = await Promise.allSettled([
      reader.readTicket('stall', context, caller),
      reader.readTicket('next', context, caller),
      reader.readTicket('last', context, { companyId: 'b' }),
    ]);
    expect(slow).toMatchObject({ reason: { reason: 'assistantSlow', status: 503 } });
    expect(next).toMatchObject({ value: { unmatched: ['next'] } });
    expect(last).toMatchObject({ value: { unmatched: ['last'] } });
    expect(started).toHaveLength(2);
    await reader.close();
  });

  it('returns an error in the language of the user', async () => {
    const { reader } = stallingReader();
    const server = await startTestServer({ assistant: { reader } });
    expect(await stalledDraft(server, 'es')).toMatchObject({
      status: 503,
      json: {
        message:
          'El asistente tardó demasiado en leer este texto. Acórtelo o llene el formulario usted mismo',
      },
    });
    expect((await stalledDraft(server, 'en')).json.message).toBe(
      'The assistant took too long to read this text. Shorten it, or fill in the form yourself',
    );
    await server.close();
    await reader.close();
  });

  it('does not block requests of other users', async () => {
    const { reader, started } = stallingReader(10 * 60_000);
    const server = await startTestServer({ assistant: { reader } });
    const draft = stalledDraft(server, 'en');
    await vi.waitFor(() => expect(started).toHaveLength(1), { timeout: 30_000 });
    // The worker is busy until it is stopped below.
    const list = await server.call('/api/v1/ticket', { token: await server.tokenOf('owner') });
    expect(list.status).toBe(200);
    await reader.close();
    expect((await draft).status).toBe(500);
    await server.close();
  });
});

describe('many texts at the same time', () => {
  it('are limited per company, so that another company does not wait', async () => {
    const { reader } = stallingReader();
    const texts = ['stall', 'a', 'b', 'c', 'd', 'e'];
    const readings = texts.map((ticketText) => reader.readTicket(ticketText, context, caller));
    const settled = Promise.allSettled(readings);
    const otherReading = reader.readTicket('other', context, { companyId: 'b' });
    expect(await otherReading).toMatchObject({ unmatched: ['other'] });
    const outcomes = (await settled).map((result) =>
      result.status === 'rejected' ? result.reason.reason : 'read',
    );
    expect(outcomes).toEqual(['assistantSlow', 'read', 'read', 'read', 'assistantBusy', 'assistantBusy']);
    await reader.close();
  });

  it('are limited to 30 per minute and user, and another user is not affected', async () => {
    const server = await startTestServer();
    const post = async (path: string, body: object, person: 'owner' | 'tech') =>
      server.call(`/api/v1/assist/${path}`, { method: 'POST', token: await server.tokenOf(person), body });
    const draft = (person: 'owner' | 'tech') =>
      post('ticket-draft', { text, language: 'en', ...place }, person);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await draft('owner')).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const question = { question: 'hours last week', language: 'en', timeZone: place.timeZone };
    const refused = await post('ask', question, 'owner');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await draft('tech')).status).toBe(200);
    await server.close();
  });
});

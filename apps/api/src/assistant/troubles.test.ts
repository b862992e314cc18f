/** What becomes of a draft when the provider does something else than it should: always a draft, and a word about why. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';
import { endless, type FakeProvider, silence, startFakeProvider, status, written } from './fakeProvider.ts';

const text = 'Replaced the packing at Mesquite 4-1H, worked 7:00 am to 3:30 pm';

let fake: FakeProvider;
let server: TestServer;
let token: string;
beforeAll(async () => {
  fake = await startFakeProvider();
  server = await startTestServer({
    assistant: {
      localAddress: fake.baseUrl,
      timeoutMs: 300,
      // Every public name leads to this machine.
      resolve: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    },
  });
  token = await server.tokenOf('owner');
  await server.database.db
    .updateTable('companies')
    .set({ assistant: 'PROVIDER' })
    .where('id', '=', server.company.id)
    .execute();
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

const post = (path: string, body: object) => server.call(`/api/v1${path}`, { method: 'POST', token, body });

/** Starts from a provider that has just worked, since three failures in a row let it rest. */
async function draftBy(baseUrl: string, answer: Parameters<FakeProvider['answerWith']>[0]) {
  const provider = { baseUrl: fake.baseUrl, model: 'small', key: 'secret', dailyLimit: 1000 };
  await server.call('/api/v1/assist/provider', { method: 'PUT', token, body: provider });
  fake.answerWith(written({ fields: [] }));
  expect((await post('/assist/provider/test', {})).json.data.result).toBe('ok');
  await server.database.db
    .updateTable('assistant_providers')
    .set({ base_url: baseUrl })
    .where('company_id', '=', server.company.id)
    .execute();
  fake.requests.length = 0;
  fake.answerWith(answer);
  const { status: replied, json } = await post('/assist/ticket-draft', {
    text,
    language: 'en',
    referenceDate: '2026-11-20',
    timeZone: 'America/Chicago',
  });
  expect(replied).toBe(200);
  return json.data;
}

describe('a draft is read by the own engine, and says why, when the provider', () => {
  it.each([
    ['answers in prose', written('I found nothing, sorry.'), 'providerWrong'],
    [
      'answers in a wrong shape',
      written({ fields: [{ field: 'role', value: 'x', quote: 'x' }] }),
      'providerWrong',
    ],
    ['answers without an envelope', status(200), 'providerWrong'],
    ['sends without an end', endless, 'providerWrong'],
    ['redirects to a private address', status(302, { location: 'http://169.254.169.254/' }), 'providerWrong'],
    ['does not know the key', status(401), 'providerDown'],
    ['is asked too often', status(429), 'providerDown'],
    ['fails', status(500), 'providerDown'],
    ['says nothing', silence, 'providerSlow'],
  ])('%s', async (_, answer, notice) => {
    expect(await draftBy(fake.baseUrl, answer)).toMatchObject({
      engine: 'local',
      notice,
      fields: {
        wellName: { value: 'Mesquite 4-1H' },
        workStartedAt: { value: '07:00' },
        workEndedAt: { value: '15:30' },
      },
    });
    expect(fake.requests).toHaveLength(1);
  });

  it('has a name that leads to this machine: nothing is sent', async () => {
    const data = await draftBy('https://models.example/v1', written({ fields: [] }));
    expect(data).toMatchObject({ engine: 'local', fields: { wellName: { value: 'Mesquite 4-1H' } } });
    expect(data.notice).toMatch(/^provider/);
    expect(fake.requests).toEqual([]);
  });
});

it('a good answer fills the draft', async () => {
  const quote = 'Mesquite 4-1H';
  const good = written({ fields: [{ field: 'wellName', value: quote, quote, confidence: 'sure' }] });
  const data = await draftBy(fake.baseUrl, good);
  expect(data).toMatchObject({ engine: 'provider', fields: { wellName: { value: quote } } });
  expect(data.notice).toBeUndefined();
});

/** Failures of the provider: users always get a reply, with a notice about the reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeProvider, written } from '../../test/assistant/fakeProvider.ts';
import { type AssistantServer, place, startAssistantServer, troubles } from '../../test/assistant/server.ts';

const text = 'Replaced the packing at Mesquite 4-1H, worked 7:00 am to 3:30 pm';
/** The built-in engine does not understand averages. */
const question = 'What is the average number of tickets per crew?';

let assistant: AssistantServer;
beforeAll(async () => {
  assistant = await startAssistantServer({
    timeoutMs: 300,
    // Every public host name resolves to this machine.
    resolve: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
});
afterAll(() => assistant.close());

type Answer = Parameters<FakeProvider['answerWith']>[0];

async function reply(path: string, body: object, answer: Answer, baseUrl?: string) {
  await assistant.restore();
  if (baseUrl)
    await assistant.server.database.db
      .updateTable('assistant_providers')
      .set({ base_url: baseUrl })
      .where('company_id', '=', assistant.server.company.id)
      .execute();
  assistant.fake.answerWith(answer);
  const { status, json } = await assistant.call('POST', path, { ...body, language: 'en' });
  expect(status).toBe(200);
  return json.data;
}

const draftBy = (answer: Answer, baseUrl?: string) =>
  reply('/assist/ticket-draft', { text, ...place }, answer, baseUrl);
const askBy = (answer: Answer, baseUrl?: string) =>
  reply('/assist/ask', { question, timeZone: place.timeZone }, answer, baseUrl);

const loopback = ['https://models.example/v1', 'providerDown'] as const;

describe('the built-in engine reads the draft and the reply gives the reason when the provider', () => {
  const read = {
    engine: 'local',
    fields: {
      wellName: { value: 'Mesquite 4-1H' },
      workStartedAt: { value: '07:00' },
      workEndedAt: { value: '15:30' },
    },
  };

  it.each(troubles)(
    'the built-in engine reads a draft and the reply gives the reason when the provider %s',
    async (_, answer, notice) => {
      expect(await draftBy(answer)).toMatchObject({ ...read, notice });
      expect(assistant.fake.requests).toHaveLength(1);
    },
  );

  it('a draft is not sent to a provider whose host name resolves to this machine', async () => {
    const [baseUrl, notice] = loopback;
    expect(await draftBy(written({ fields: [] }), baseUrl)).toMatchObject({ ...read, notice });
    expect(assistant.fake.requests).toEqual([]);
    expect(assistant.logged()).toContain('addressRefused');
  });
});

describe('the question is not understood and the reply gives the reason and four examples when the provider', () => {
  const unread = { understood: false, query: null, result: null, engine: 'local' };

  it.each(troubles)(
    'a question is not understood and the reply gives the reason when the provider %s',
    async (_, answer, notice) => {
      const data = await askBy(answer);
      expect(data).toMatchObject({ ...unread, notice });
      expect(data.alternatives).toHaveLength(4);
      expect(assistant.fake.requests).toHaveLength(1);
    },
  );

  it('a question is not sent to a provider whose host name resolves to this machine', async () => {
    const [baseUrl, notice] = loopback;
    expect(await askBy(written({ query: { metric: 'count' } }), baseUrl)).toMatchObject({
      ...unread,
      notice,
    });
    expect(assistant.fake.requests).toEqual([]);
  });
});

it('a valid reply of the provider fills in the draft', async () => {
  const quote = 'Mesquite 4-1H';
  const good = written({ fields: [{ field: 'wellName', value: quote, quote, confidence: 'sure' }] });
  const data = await draftBy(good);
  expect(data).toMatchObject({ engine: 'provider', fields: { wellName: { value: quote } } });
  expect(data.notice).toBeUndefined();
});

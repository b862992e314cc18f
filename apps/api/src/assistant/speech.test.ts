import { SPEECH_BYTES_MAX } from '@derrick/domain/assistant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endless, type FakeProvider, silence, status } from '../../test/assistant/fakeProvider.ts';
import { type AssistantServer, startAssistantServer } from '../../test/assistant/server.ts';
import { createTranscriber } from './provider/transcriber.ts';

/** First bytes of a browser recording, followed by a marker that the tests search for in logs and rows. */
const SOUND = '\x1a\x45\xdf\xa3 sound of quetzal 4711';
const SAID = 'Replaced the quetzal packing at Mesquite 4-1H';

const settings = { model: 'small', transcriptionModel: 'whisper-small', key: 'sk-4711', dailyLimit: 1000 };

let assistant: AssistantServer;
let fake: FakeProvider;
let server: AssistantServer['server'];
beforeAll(async () => {
  assistant = await startAssistantServer();
  ({ fake, server } = assistant);
});
beforeEach(async () => {
  fake.requests.length = 0;
  fake.answerWith(heard({ text: `  ${SAID}\n` }));
  await allow({ assistant: 'PROVIDER', allows_speech: true });
  await configure(settings);
});
afterAll(() => assistant.close());

const heard = (content: unknown) => (_: object, response: { end(text: string): void }) =>
  response.end(JSON.stringify(content));

const allow: AssistantServer['setCompany'] = (columns) => assistant.setCompany(columns);
const configure: AssistantServer['setProvider'] = (body) => assistant.setProvider(body);

async function transcribe(content: string | Buffer = SOUND, field = 'file') {
  const form = new FormData();
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  form.append(field, new File([new Uint8Array(bytes)], 'speech.webm'));
  const token = await server.tokenOf('tech');
  return server.call('/api/v1/assist/transcribe?language=es', { method: 'POST', token, form });
}

const speechOf = async () => {
  const token = await server.tokenOf('tech');
  return (await server.call('/api/v1/assist/status', { token })).json.data.speech;
};

describe('transcription', () => {
  it('returns the text from the transcription model of the company', async () => {
    expect(await speechOf()).toEqual(['device', 'server']);
    const { status: code, json } = await transcribe();
    expect([code, json.data]).toEqual([200, { text: SAID, language: 'es' }]);
    const [sent = ''] = fake.requests;
    expect(sent).toMatch(/^POST \/v1\/audio\/transcriptions\n/);
    for (const part of ['whisper-small', 'quetzal 4711', 'name="language"', 'Bearer sk-4711', 'speech.webm'])
      expect(sent).toContain(part);
    const people = Object.values(server.company.users).flatMap(({ id, email }) => [id, email]);
    for (const part of [server.company.id, ...people]) expect(sent).not.toContain(part);
  });

  it('stores and logs neither the recording nor the text', async () => {
    await transcribe();
    const logged = assistant.logged();
    expect(await assistant.rows()).not.toContain('quetzal');
    expect(logged).not.toContain('quetzal');
    expect(logged).not.toContain('sk-4711');
  });

  it.each([
    ['prose', heard('no idea')],
    ['a wrong shape', heard({ words: [] })],
    ['more words than anybody says', heard({ text: 'x'.repeat(5000) })],
    ['401', status(401)],
    ['429', status(429)],
    ['500', status(500)],
    ['an answer without end', endless],
    ['a redirect to a private address', status(302, { location: 'http://127.0.0.1:1/' })],
  ])('returns 503 with a readable message when the provider answers %s', async (_, answer) => {
    fake.answerWith(answer);
    const { status: code, json } = await transcribe();
    expect([code, json.message]).toEqual([503, expect.stringMatching(/provider gave no text/)]);
    expect(fake.requests.length).toBeLessThanOrEqual(1);
    // Close the circuit breaker, or the next request would not reach the provider.
    fake.answerWith(heard({ text: SAID }));
    await transcribe();
  });

  it.each([
    ['too long', Buffer.alloc(SPEECH_BYTES_MAX + 1, SOUND), 413],
    ['far too long', Buffer.alloc(2 * SPEECH_BYTES_MAX, SOUND), 413],
    ['no sound', 'a letter', 415],
    ['empty', '', 415],
  ])('rejects a recording that is %s and does not send it', async (_, content, code) => {
    expect((await transcribe(content)).status).toBe(code);
    expect((await transcribe(SOUND, 'letter')).status).toBe(400);
    expect(fake.requests).toEqual([]);
  });

  it('is off when the company has no transcription model, uses no provider or forbids it', async () => {
    const isOff = async () => {
      expect(await speechOf()).toEqual(['device']);
      expect((await transcribe()).status).toBe(404);
    };
    await configure({ ...settings, transcriptionModel: null });
    await isOff();
    await configure(settings);
    for (const columns of [
      { assistant: 'LOCAL', allows_speech: true },
      { assistant: 'OFF', allows_speech: true },
      { assistant: 'PROVIDER', allows_speech: false },
    ] as const) {
      await allow(columns);
      await isOff();
    }
    expect(fake.requests).toEqual([]);
  });

  it('counts toward the daily limit', async () => {
    await configure({ ...settings, dailyLimit: 1 });
    expect((await transcribe()).status).toBe(429);
    expect(fake.requests).toEqual([]);
  });
});

const hear = (baseUrl: string, options: object, timeoutMs?: number) =>
  createTranscriber({ localAddress: fake.baseUrl, ...options }, timeoutMs).hear(
    { baseUrl, model: 'whisper-small', key: undefined },
    { bytes: new Uint8Array(1), name: 'speech.webm', mime: 'audio/webm' },
    'en',
  );

it('a transcription times out when the provider does not reply', async () => {
  fake.answerWith(silence);
  await expect(hear(fake.baseUrl, {}, 30)).rejects.toMatchObject({ reason: 'slow' });
});

it('a recording is not sent to a host name that resolves to a private address', async () => {
  const resolve = (_: string, done: (error: null, addresses: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  await expect(hear('https://models.example/v1', { resolve })).rejects.toMatchObject({
    reason: 'addressRefused',
  });
  expect(fake.requests).toEqual([]);
});

/**
 * Complete run of everything that the assistant does with a provider. The tests check every byte that was sent to the
 * provider, stored or logged.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { written } from '../../test/assistant/fakeProvider.ts';
import { type AssistantServer, place, startAssistantServer } from '../../test/assistant/server.ts';

const KEY = 'sk-whole-run-4711';
const SOUND = '\x1a\x45\xdf\xa3 the sound of a quetzal';
const SPOKEN = 'Zephyr packing replaced at Mesquite 4-1H for Quartzite, ask Dana at 432-555-0177';
const TYPED =
  'Wolfram seal replaced, worked 7:00 am to 3:30 pm, mail rosa@quartzite.example or call (432) 555-0188';
const ASKED =
  'Gimme the gryphon of a workload that Quartzite had, or call four three two five five five oh one nine nine';
const CUSTOMERS = ['Blue Mesa Operating', 'Quartzite Partners', 'Petróleos del Norte'];

/** Phone numbers and email addresses in the texts. */
const contacts = ['555-0177', '555-0188', '4325550188', 'rosa@', 'oh one nine nine'];
/** Words that occur only in the recording, the typed text and the question. */
const words = ['quetzal', 'Zephyr', 'Wolfram', 'gryphon'];

let assistant: AssistantServer;
/** Headers and bodies of all requests to the provider. */
let [heads, bodies] = ['', ''];
beforeAll(async () => {
  assistant = await startAssistantServer();
  for (const name of CUSTOMERS) await assistant.call('POST', '/customer', { name });
  await assistant.setProvider({ key: KEY, transcriptionModel: 'whisper-small' });
  await assistant.setCompany({ allows_speech: true });
  assistant.fake.requests.length = 0;
  await run();
  for (const request of assistant.fake.requests) {
    const end = request.indexOf('\n\n');
    heads += request.slice(0, end);
    bodies += request.slice(end);
  }
});
afterAll(() => assistant.close());

/** Transcribes a recording, reads drafts from the transcript and from a typed text, and asks a question. */
async function run() {
  const { fake, server, call } = assistant;
  const token = await server.tokenOf('owner');
  const form = new FormData();
  form.append('file', new File([new Uint8Array(Buffer.from(SOUND, 'latin1'))], 'speech.webm'));
  fake.answerWith((_, response) => response.end(JSON.stringify({ text: SPOKEN })));
  const heard = await server.call('/api/v1/assist/transcribe?language=en', { method: 'POST', token, form });
  expect(heard.json.data.text).toBe(SPOKEN);
  for (const [text, quote] of [
    [SPOKEN, 'Zephyr packing replaced'],
    [TYPED, 'Wolfram seal replaced'],
  ] as const) {
    fake.answerWith(written({ fields: [{ field: 'description', value: quote, quote, confidence: 'sure' }] }));
    const { json } = await call('POST', '/assist/ticket-draft', { text, language: 'en', ...place });
    expect(json.data).toMatchObject({ engine: 'provider', fields: { description: { value: quote } } });
    const outcome = { applied: ['description'], edited: [], rejected: [] };
    expect((await call('POST', `/assist/draft/${json.data.draftId}/outcome`, outcome)).status).toBe(200);
  }
  fake.answerWith(written({ query: { metric: 'count', customers: ['Quartzite'] } }));
  const { timeZone } = place;
  const { json } = await call('POST', '/assist/ask', { question: ASKED, language: 'en', timeZone });
  expect(json.data).toMatchObject({ understood: true, engine: 'provider', result: { total: 0 } });
}

/** Returns the names and contents of all files below a folder. */
async function filesIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return [...files, ...contents].join('\n');
}

describe('drafts, questions and recordings with a provider', () => {
  it('send the text and the recording, but no contacts and no other data of the company', async () => {
    expect(assistant.fake.requests).toHaveLength(4);
    for (const part of words) expect(bodies).toContain(part);
    const people = Object.values(assistant.server.company.users).flatMap(({ id, email }) => [id, email]);
    const names = ['Blue Mesa', 'Partners', 'Petróleos', 'Whitfield', 'Tomás', 'Senior technician'];
    for (const part of [...contacts, ...names, ...people, assistant.server.company.id])
      expect([part, heads.includes(part) || bodies.includes(part)]).toEqual([part, false]);
    expect(heads.match(new RegExp(KEY, 'g'))).toHaveLength(4);
    expect(bodies).not.toContain(KEY);
  });

  it('leave no text, recording, contacts or key in the database, files or log', async () => {
    const rows = await assistant.rows();
    const files = await filesIn(assistant.server.filesFolder);
    // The searched rows and logs are not empty.
    expect(rows).toContain('Quartzite Partners');
    expect(assistant.logged()).toContain('/assist/ask');
    for (const [storage, content] of Object.entries({ rows, files, log: assistant.logged() }))
      for (const part of [...words, ...contacts, KEY])
        expect([storage, part, content.includes(part)]).toEqual([storage, part, false]);
  });
});

import { endpoints } from '@derrick/domain/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { successes } from './successes.ts';

/**
 * Endpoints without a success message: they begin, renew or end a session, prepare the next request, or return an answer.
 */
const silent = [
  'login',
  'logout',
  'refreshSession',
  'startAuthenticator',
  'startPasskey',
  'startPasskeySignIn',
  'draftTicket',
  'recordDraftOutcome',
  'askTickets',
  'runTicketQuery',
  'testAssistProvider',
  'transcribeSpeech',
];

describe('the sentences of successes', () => {
  it('are there for every change', () => {
    const changes = Object.entries(endpoints)
      .filter(([, { method, kind }]) => method !== 'GET' && kind !== 'download')
      .map(([name]) => name);
    expect([...Object.keys(successes), ...silent].sort()).toEqual(changes.sort());
  });

  it.each(Object.entries(successes))('%s is told in both languages, with the same name', (_, { en, es }) => {
    expect(es).not.toBe(en);
    expect(es.includes('{name}')).toBe(en.includes('{name}'));
  });
});

describe('the reply to a change', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each([
    ['en', 'Job ticket created successfully!', /^Ticket #TK-\d+ deleted successfully$/],
    ['es', '¡El ticket de trabajo se creó correctamente!', /^El ticket #TK-\d+ se eliminó correctamente$/],
  ])('says in %s what was done, and to which record', async (language, created, deleted) => {
    const options = { token: await server.tokenOf('manager'), headers: { 'accept-language': language } };
    const made = await server.call('/api/v1/ticket', { ...options, method: 'POST', body: ticketInput });
    expect([made.json.message, made.headers.get('content-language')]).toEqual([created, language]);
    const { id } = made.json.data;
    const removed = await server.call(`/api/v1/ticket/${id}`, { ...options, method: 'DELETE' });
    expect(removed.json).toEqual({
      success: true,
      data: { id },
      message: expect.stringMatching(deleted),
    });
  });

  it('of a reading has no sentence', async () => {
    const { json } = await server.call('/api/v1/ticket', { token: await server.tokenOf('manager') });
    expect(Object.keys(json)).toEqual(['success', 'data']);
  });
});

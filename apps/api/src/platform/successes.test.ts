import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

describe('the reply to a change', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each([
    ['en', 'Job ticket created successfully!', /^Ticket #TK-\d+ deleted successfully$/],
    ['es', '¡El ticket de trabajo se creó correctamente!', /^El ticket #TK-\d+ se eliminó correctamente$/],
  ])('contains a message in %s with the action and the record', async (language, created, deleted) => {
    const options = { token: await server.tokenOf('manager'), headers: { 'accept-language': language } };
    const createdReply = await server.call('/api/v1/ticket', {
      ...options,
      method: 'POST',
      body: ticketInput,
    });
    expect([createdReply.json.message, createdReply.headers.get('content-language')]).toEqual([
      created,
      language,
    ]);
    const { id } = createdReply.json.data;
    const removed = await server.call(`/api/v1/ticket/${id}`, { ...options, method: 'DELETE' });
    expect(removed.json).toEqual({
      success: true,
      data: { id },
      message: expect.stringMatching(deleted),
    });
  });

  it('has no message for a read', async () => {
    const { json } = await server.call('/api/v1/ticket', { token: await server.tokenOf('manager') });
    expect(Object.keys(json)).toEqual(['success', 'data']);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  on = invoicing(server);
});
afterAll(() => server.close());

let first: string;
let second: string;
beforeEach(async () => {
  first = (await on.issued()).id;
  second = (await on.issued()).id;
});

const pay = async (id: string, key: string) =>
  server.call(`/api/v1/invoice/${id}/payment`, {
    method: 'POST',
    token: await server.tokenOf('admin'),
    body: { amountCents: 500, method: 'CHECK', reference: '10433', paidOn: '2026-11-20' },
    headers: { 'idempotency-key': key },
  });

const paidCents = async (id: string): Promise<number> =>
  (await on.send('GET', `/invoice/${id}`)).json.data.paidCents;

describe('the idempotency key of an invoice payment', () => {
  it('is rejected with 422 for the same payment of another invoice', async () => {
    expect((await pay(first, 'one-after-the-other')).status).toBe(200);
    const { status, json } = await pay(second, 'one-after-the-other');
    expect([status, json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect([await paidCents(first), await paidCents(second)]).toEqual([500, 0]);
  });

  it('replays the reply for the same invoice, regardless of the case of its id', async () => {
    const reply = await pay(first, 'same-invoice');
    const secondReply = await pay(first.toUpperCase(), 'same-invoice');
    expect(secondReply.text).toBe(reply.text);
    expect(secondReply.headers.get('idempotent-replayed')).toBe('true');
    expect(await paidCents(first)).toBe(500);
  });

  it('pays a single invoice once when two invoices are paid concurrently', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? first : second));
    const replies = await Promise.all(ids.map((id) => pay(id, 'both-at-once')));
    const paid = await Promise.all([first, second].map(paidCents));
    expect(paid.toSorted((a, b) => a - b)).toEqual([0, 500]);
    const winner = paid[0] === 500 ? first : second;
    expect(replies.map(({ status }) => status)).toEqual(ids.map((id) => (id === winner ? 200 : 422)));
    const accepted = replies.filter(({ status }) => status === 200);
    expect(accepted.filter(({ json }) => json.data.id !== winner)).toEqual([]);
  });
});

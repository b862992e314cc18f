/** A server with the part of Stripe's API that the app uses, and a payment page. */
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STRIPE_KEY = 'sk_test_fake';
export const WEBHOOK_SECRET = 'whsec_fake';

interface Session {
  id: string;
  parameters: URLSearchParams;
  amountCents: number;
  currency: string;
}

/** A received request to create a session. */
interface Received {
  version: string | undefined;
  idempotencyKey: string | undefined;
  parameters: URLSearchParams;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** Returns the `Stripe-Signature` header of an event. */
export function signEvent(body: string, { secret = WEBHOOK_SECRET, at = new Date() } = {}): string {
  const time = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v0=ignored,v1=${signature}`;
}

/** Returns the body of an event. */
export const eventBody = (kind: string, object: object, id = `evt_${randomUUID()}`): string =>
  JSON.stringify({ id, object: 'event', type: kind, data: { object } }, null, 2);

/** Returns the session of the event that reports its payment. */
export const paidSession = (
  { id, amountCents, currency }: Pick<Session, 'id' | 'amountCents' | 'currency'>,
  fields: object = {},
) => ({
  id,
  object: 'checkout.session',
  payment_status: 'paid',
  payment_intent: `pi_${id}`,
  amount_total: amountCents,
  currency: currency.toLowerCase(),
  ...fields,
});

/** @param options.webhookUrl address to which the payment page reports a payment */
export async function startFakeStripe({ webhookUrl, port = 0 }: { webhookUrl?: string; port?: number } = {}) {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, { text: string; session: Session }>();
  const received: Received[] = [];
  /** The status of the next replies; 0 closes the connection. */
  let failing: number | undefined;

  function create({ idempotencyKey = '', parameters }: Received): [status: number, reply: object] {
    const text = parameters.toString();
    const before = byKey.get(idempotencyKey);
    if (before && before.text !== text) return [400, { error: { type: 'idempotency_error' } }];
    const session = before?.session ?? {
      id: `cs_test_${randomUUID()}`,
      parameters,
      amountCents: Number(parameters.get('line_items[0][price_data][unit_amount]')),
      currency: (parameters.get('line_items[0][price_data][currency]') ?? '').toUpperCase(),
    };
    byKey.set(idempotencyKey, { text, session });
    sessions.set(session.id, session);
    return [200, { id: session.id, object: 'checkout.session', url: `${url}/pay/${session.id}` }];
  }

  async function pay(session: Session): Promise<string> {
    const body = eventBody('checkout.session.completed', paidSession(session));
    await fetch(webhookUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body) },
      body,
    });
    return session.parameters.get('success_url') ?? '';
  }

  const server = createServer(async (request, response) => {
    const reply = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    const body = await bodyOf(request);
    const session = sessions.get(/^\/pay\/(\w+(?:-\w+)*)$/.exec(request.url ?? '')?.[1] ?? '');
    if (session && request.method === 'POST') {
      response.writeHead(303, { location: await pay(session) }).end();
      return;
    }
    if (session) {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<h1>Fake Stripe</h1><form method="post"><button>Pay ${session.amountCents}</button></form>`);
      return;
    }
    if (failing === 0) {
      request.socket.destroy();
      return;
    }
    if (failing !== undefined) return reply(failing, { error: {} });
    if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions')
      return reply(404, { error: {} });
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return reply(401, { error: {} });
    const call = {
      version: request.headers['stripe-version']?.toString(),
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      parameters: new URLSearchParams(body),
    };
    received.push(call);
    return reply(...create(call));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    sessionOf: (payUrl: string): Session => {
      const session = sessions.get(payUrl.split('/').at(-1) ?? '');
      if (!session) throw new Error(`There is no session ${payUrl}`);
      return session;
    },
    failWith: (status: number | undefined) => {
      failing = status;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

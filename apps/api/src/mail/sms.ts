import { DeliveryError, type Sender } from './smtp.ts';

/** Limit for connecting and the response together. Well below the lease of a job. */
const timeouts = { totalMs: 15_000 };

/**
 * Sends messages to an SMS gateway: `POST <url>` with JSON `{ "to": "+12345678901", "text": "…" }` and an
 * `Idempotency-Key` header that is the same for every attempt of one message. Any 2xx status means accepted. The statuses
 * 400, 404, 410, 413, 415 and 422 concern the message and end its attempts. All other failures are retried. Username and
 * password of the URL are sent as basic authentication.
 * @param limits shorter limits for tests
 */
export function createSmsSender(url: string, limits = timeouts): Sender {
  const { origin, pathname, search, username, password } = new URL(url);
  const account = [username, password].map(decodeURIComponent).join(':');
  const isAboutMessage = new Set([400, 404, 410, 413, 415, 422]);
  return {
    async send({ to, messageId, text }) {
      let status: number;
      try {
        const response = await fetch(`${origin}${pathname}${search}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': messageId,
            ...(username && { authorization: `Basic ${Buffer.from(account).toString('base64')}` }),
          },
          body: JSON.stringify({ to: to.address, text }),
          // Following a redirect would send the link and the phone number to another server.
          redirect: 'manual',
          signal: AbortSignal.timeout(limits.totalMs),
        });
        status = response.status;
        await response.body?.cancel();
      } catch (error) {
        throw new DeliveryError(false, error instanceof Error ? error.name : 'unknown');
      }
      if (status < 200 || status > 299) throw new DeliveryError(isAboutMessage.has(status), `HTTP ${status}`);
    },
    close() {},
  };
}

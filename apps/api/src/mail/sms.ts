import { DeliveryError, type Sender } from './smtp.ts';

/** For connection and answer together; well below the lease of a job. */
const timeouts = { totalMs: 15_000 };

/**
 * Hands messages to an SMS gateway: `POST <url>` with JSON `{ "to": "+12345678901", "text": "…" }` and an
 * `Idempotency-Key` header that is the same for every try of one message. Any 2xx means accepted. 400, 404, 410, 413,
 * 415 and 422 are about the message and end the tries; everything else is tried again. Name and password of the URL are sent
 * as basic authentication.
 * @param limits shorter ones for tests
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
          // A redirect would hand link and number to whoever it names.
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

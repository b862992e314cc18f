import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference between the time of a signature and now, so that a recorded event cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies a `Stripe-Signature` header: `t=<seconds>,v1=<hex>` with the HMAC-SHA256 of `<seconds>.<body>`. There are
 * several `v1` values while a signing secret is being replaced. https://docs.stripe.com/webhooks#verify-manually
 */
export function isSignedByStripe(secret: string, header: string, body: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim());
  const valuesOf = (name: string) =>
    parts.flatMap((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : []));
  const [time = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return valuesOf('v1').some((signature) => {
    const actual = Buffer.from(signature, 'hex');
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}

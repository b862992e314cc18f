import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';

/** Content codings of responses, the most compact first. */
export type Encoding = 'br' | 'gzip';

/** Finds the best of the available codings that the client accepts (RFC 9110, 12.5.3). */
export function acceptedEncoding(c: Context, atHand: readonly Encoding[]): Encoding | undefined {
  const accepted = new Map(
    (c.req.header('accept-encoding') ?? '').split(',').map((part): [string, boolean] => {
      const [name = '', quality = ''] = part.trim().toLowerCase().split(';');
      return [name.trim(), !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality)];
    }),
  );
  return atHand.find((encoding) => accepted.get(encoding));
}

/** Minimum length in bytes; for shorter responses the headers outweigh the savings. */
const SMALLEST = 1024;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Level 4 of 11 takes about as long as the default level of gzip.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Compresses JSON responses. Files are not compressed, since the complete response is held in memory. Must not be used
 * for responses with tokens: if the response also contains text chosen by an attacker, its compressed length reveals the
 * tokens (BREACH).
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return;
  const encoding = acceptedEncoding(c, ['br', 'gzip']);
  c.header('vary', 'accept-encoding', { append: true });
  if (!encoding || c.req.method === 'HEAD' || c.res.status !== 200) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const isWorthIt = body.byteLength >= SMALLEST;
  // A new response is needed in both cases because the body was already read.
  c.res = new Response(isWorthIt ? new Uint8Array(await compress[encoding](body)) : body.toString(), c.res);
  if (isWorthIt) c.header('content-encoding', encoding);
};

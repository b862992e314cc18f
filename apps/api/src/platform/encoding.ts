import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';

/** Content codings that replies come in, the smaller first. */
export type Encoding = 'br' | 'gzip';

/** Finds the best of the codings at hand that the client takes (RFC 9110, 12.5.3). */
export function acceptedEncoding(c: Context, atHand: readonly Encoding[]): Encoding | undefined {
  const accepted = new Map(
    (c.req.header('accept-encoding') ?? '').split(',').map((part): [string, boolean] => {
      const [name = '', quality = ''] = part.trim().toLowerCase().split(';');
      return [name.trim(), !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality)];
    }),
  );
  return atHand.find((encoding) => accepted.get(encoding));
}

/** Below, the headers weigh more than what is saved. */
const SMALLEST = 1024;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Of eleven, the level that takes as long as gzip's usual one.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Compresses replies of JSON made for one caller. Files pass as they are, since this holds the whole reply in memory. Not
 * for replies with tokens: the length of a compressed reply that also holds text of an attacker's choice would reveal
 * them (BREACH).
 */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.get('content-type')?.startsWith('application/json')) return;
  const encoding = acceptedEncoding(c, ['br', 'gzip']);
  c.header('vary', 'accept-encoding', { append: true });
  if (!encoding || c.req.method === 'HEAD' || c.res.status !== 200) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const isWorthIt = body.byteLength >= SMALLEST;
  // Set anew in both cases: the body has been read.
  c.res = new Response(isWorthIt ? new Uint8Array(await compress[encoding](body)) : body.toString(), c.res);
  if (isWorthIt) c.header('content-encoding', encoding);
};

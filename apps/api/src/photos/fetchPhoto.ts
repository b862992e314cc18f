import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';
import { fileTypeFromBuffer } from 'file-type';
import { isPublicAddress, publicLookup } from '../platform/publicAddress.ts';

/** A photo fetched from another server. */
export interface Photo {
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Time limit in milliseconds for DNS, connection, redirects and content together. */
const TIMEOUT_MS = 5000;
/** Maximum size in bytes. Portraits and logos are small; original camera images are not accepted. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** Types that browsers display without running code. The type is detected from the content, not from the header. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: AsyncIterable<Buffer> & { destroy(): void };
}

/** Sends a request and resolves when the headers have arrived. */
export type Get = (url: URL, signal: AbortSignal) => Promise<Answer>;

const httpsGet: Get = (url, signal) =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Derrick' };
    const request = get(
      url,
      { headers, signal, agent: false, lookup: publicLookup() },
      (reply: IncomingMessage) =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: reply }),
    );
    request.on('error', reject);
  });

/**
 * Parses an address that may be requested: HTTPS at the default port, without credentials, on a public host. Undefined
 * for others.
 */
function readPublicUrl(address: string, base?: URL): URL | undefined {
  if (!URL.canParse(address, base?.href)) return undefined;
  const url = new URL(address, base);
  const { protocol, port, username, password, hostname } = url;
  if (protocol !== 'https:' || port !== '' || username || password) return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  // IP addresses are checked here because connections use the checked `lookup` only for names.
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
}

/** Reads the content; undefined if it is too long. */
async function readBytes({ headers, body }: Answer): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > MAX_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Fetches a photo; undefined if it is not available within the limits. Each redirect is checked like the address itself.
 */
export async function fetchPhoto(address: string, request: Get = httpsGet): Promise<Photo | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = readPublicUrl(address);
  try {
    for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await request(url, signal);
      try {
        const { status, headers } = answer;
        if (status >= 300 && status < 400) {
          url = headers.location === undefined ? undefined : readPublicUrl(headers.location, url);
          continue;
        }
        const bytes = status === 200 ? await readBytes(answer) : undefined;
        const type = bytes && (await fileTypeFromBuffer(bytes))?.mime;
        return bytes && type && shown.has(type) ? { type, bytes } : undefined;
      } finally {
        answer.body.destroy();
      }
    }
    return undefined;
  } catch {
    // On any error, the initials are shown instead.
    return undefined;
  }
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';
import { fileTypeFromBuffer } from 'file-type';
import { isPublicAddress, publicLookup } from '../platform/publicAddress.ts';

/** A picture of somebody else's server, as far as it may be shown. */
export interface Photo {
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

/** For name, connection, redirects and the whole content together. */
const WHOLE_MS = 5000;
/** Photos of people and marks of companies are small; a camera's picture is not one. */
const MOST_BYTES = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** What browsers show and nobody can run anything in, by the content and not by what the server says. */
const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: AsyncIterable<Buffer> & { destroy(): void };
}

/** Sends one request and gives its answer before the content has come. */
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

/** Accepts an address that may be called: HTTPS at its own port, without a name and password, of a public host. */
function readPublicUrl(address: string, base?: URL): URL | undefined {
  if (!URL.canParse(address, base?.href)) return undefined;
  const url = new URL(address, base);
  const { protocol, port, username, password, hostname } = url;
  if (protocol !== 'https:' || port !== '' || username || password) return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  // A connection looks up names alone, not addresses.
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
}

/** Reads a content to its end; undefined when it is too long. */
async function readBytes({ headers, body }: Answer): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > MOST_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Fetches a photo from its address; undefined when there is none to be had within the limits. Each redirect is checked as
 * the address itself.
 */
export async function fetchPhoto(address: string, request: Get = httpsGet): Promise<Photo | undefined> {
  const signal = AbortSignal.timeout(WHOLE_MS);
  let url = readPublicUrl(address);
  try {
    for (let redirects = 0; url && redirects <= MOST_REDIRECTS; redirects += 1) {
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
    // Whatever goes wrong there, the initials are shown instead.
    return undefined;
  }
}

/** One request to a provider: to a public address, without redirects, within a time and a size. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup, type Resolve } from '../../platform/publicAddress.ts';
import { ProviderFailure } from './failure.ts';

/** What the server allows besides the public internet. */
export interface ProviderNetwork {
  /** The one base address that may be private and without TLS, as the operator of the server has set it. */
  localAddress?: string | undefined;
  /** Finds the addresses of a host; for tests. */
  resolve?: Resolve | undefined;
}

/** A company that asks for more in one answer than this gets none. */
const MOST_BYTES = 256 * 1024;

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Reads the base address of a provider: HTTPS to a public host, or the server's own local address.
 * @throws {ProviderFailure} `addressRefused`
 */
export function readBaseUrl(address: string, { localAddress }: ProviderNetwork): URL {
  const refused = new ProviderFailure('addressRefused');
  if (!URL.canParse(address)) throw refused;
  const url = new URL(`${withoutSlash(address)}/`);
  if (isLocal(address, localAddress)) return url;
  const { protocol, username, password, search, hash, hostname } = url;
  if (protocol !== 'https:' || username || password || search || hash) throw refused;
  const host = hostname.replace(/^\[|\]$/g, '');
  // A connection looks up names alone, not addresses.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refused;
  return url;
}

const isLocal = (address: string, localAddress: string | undefined) =>
  localAddress !== undefined && withoutSlash(address) === withoutSlash(localAddress);

/** What a provider has answered. */
export interface ProviderReply {
  status: number;
  text: string;
}

/** What is posted to a provider, and below which path of its base address. */
export interface ProviderRequest {
  path: string;
  contentType: string;
  content: Buffer;
}

/**
 * Posts below the base address, and reads the whole answer. A redirect is an answer like any other: it is not
 * followed.
 * @throws {ProviderFailure} `addressRefused`, `slow`, `down`, or `wrong` for an answer without end
 */
export async function send(
  target: { baseUrl: string; key: string | undefined },
  network: ProviderNetwork,
  { path, contentType, content }: ProviderRequest,
  signal: AbortSignal,
): Promise<ProviderReply> {
  const url = new URL(path, readBaseUrl(target.baseUrl, network));
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const lookup = isLocal(target.baseUrl, network.localAddress)
    ? {}
    : { lookup: publicLookup(network.resolve) };
  try {
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        'content-type': contentType,
        'content-length': content.length,
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(target.key && { authorization: `Bearer ${target.key}` }),
      };
      const options = { method: 'POST', headers, signal, agent: false, ...lookup };
      open(url, options, resolve).on('error', reject).end(content);
    });
    return { status: reply.statusCode ?? 0, text: await readAll(reply) };
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure(signal.aborted ? 'slow' : reasonOf(error));
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message.endsWith('is not on the public internet')
    ? 'addressRefused'
    : 'down';

async function readAll(reply: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of reply) {
      length += piece.length;
      if (length > MOST_BYTES) throw new ProviderFailure('wrong');
      pieces.push(piece);
    }
  } finally {
    reply.destroy();
  }
  return Buffer.concat(pieces).toString('utf8');
}

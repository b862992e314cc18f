/**
 * Sends one request to a provider: only to a public address, without following redirects, and with limits for time and
 * size.
 */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup, type Resolve } from '../../platform/publicAddress.ts';
import { ProviderFailure } from './failure.ts';

/** Network access besides the public internet. */
export interface ProviderNetwork {
  /** The only base address that may be private and without TLS. The operator of the server sets it. */
  localAddress?: string | undefined;
  /** Replacement for the DNS lookup in tests. */
  resolve?: Resolve | undefined;
}

/** Maximum size of a response in bytes. A larger response is rejected. */
const MAX_BYTES = 256 * 1024;

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Validates the base address of a provider: HTTPS to a public host, or the server's local address.
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
  // An IP address skips the DNS lookup, where host names are checked, so it is checked here.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refused;
  return url;
}

const isLocal = (address: string, localAddress: string | undefined) =>
  localAddress !== undefined && withoutSlash(address) === withoutSlash(localAddress);

export interface ProviderReply {
  status: number;
  text: string;
}

/** A POST request and its path below the base address. */
export interface ProviderRequest {
  path: string;
  contentType: string;
  content: Buffer;
}

/**
 * Sends a POST request and reads the complete response. Redirects are not followed but returned as a response.
 * @throws {ProviderFailure} `addressRefused`, `slow`, `down`, or `wrong` for a response that is too large
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
      if (length > MAX_BYTES) throw new ProviderFailure('wrong');
      pieces.push(piece);
    }
  } finally {
    reply.destroy();
  }
  return Buffer.concat(pieces).toString('utf8');
}

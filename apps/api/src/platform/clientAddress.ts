import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** Removes brackets, port and zone from an address in a header; undefined if the text is not an address. */
function plainAddress(text: string | undefined): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text ?? '') ?? [];
  const [, withPort] = /^(\d+(?:\.\d+){3}):\d+$/.exec(text ?? '') ?? [];
  const [address = ''] = (bracketed ?? withPort ?? text ?? '').split('%');
  return isIP(address) ? address : undefined;
}

/**
 * Returns the network that an address belongs to. An IPv4 address is its own network. For IPv6, the network is the first
 * 64 bits: a household or an office owns all addresses with the same prefix (RFC 6177) and could use another one for each
 * attempt.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // Normalizes the different spellings of an address.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? [];
  if (high !== undefined && low !== undefined) {
    const bits = [high, low].map((part) => Number.parseInt(part, 16));
    return bits.flatMap((part) => [part >> 8, part & 0xff]).join('.');
  }
  const [head = '', tail] = canonical.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : [];
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}

/**
 * Finds the address of the caller: the other end of the socket, or the address reported by the outermost trusted proxy.
 * Each proxy appends the address of its caller to `X-Forwarded-For`; earlier entries are unverified claims of the caller.
 * @param trustedProxies number of own proxies that every request passes; with 0 the header is ignored
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string | undefined {
  const socketAddress = plainAddress(c.env?.incoming?.socket.remoteAddress);
  if (trustedProxies === 0) return socketAddress;
  const claimed = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return plainAddress(claimed.at(-trustedProxies)) ?? socketAddress;
}

/** Finds the network of the caller; see `networkOf`. */
export function clientNetwork(c: Context<AppEnv>, trustedProxies: number): string {
  const address = clientAddress(c, trustedProxies);
  // Callers without a known address share one limit.
  return address ? networkOf(address) : 'unknown';
}

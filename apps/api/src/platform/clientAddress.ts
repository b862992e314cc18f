import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** Takes brackets, port and zone off an address as headers write it; undefined when it is none. */
function plainAddress(text: string | undefined): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text ?? '') ?? [];
  const [, withPort] = /^(\d+(?:\.\d+){3}):\d+$/.exec(text ?? '') ?? [];
  const [address = ''] = (bracketed ?? withPort ?? text ?? '').split('%');
  return isIP(address) ? address : undefined;
}

/**
 * Names whoever an address belongs to: an IPv4 address itself, of IPv6 the first 64 bits, since a household or an
 * office has all that begin with them (RFC 6177) and could take another for each try.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // Writes every form of one address in the same way.
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
 * Finds the address of the caller: the other end of the socket, or what the outermost of the trusted proxies has seen.
 * Each proxy adds the address of its caller at the end of `X-Forwarded-For`; what stands before those is the caller's
 * own claim.
 * @param trustedProxies how many of ours every request passes; 0 heeds no header
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string | undefined {
  const socketAddress = plainAddress(c.env?.incoming?.socket.remoteAddress);
  if (trustedProxies === 0) return socketAddress;
  const claimed = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return plainAddress(claimed.at(-trustedProxies)) ?? socketAddress;
}

/** Finds the network of the caller, as `networkOf` names it. */
export function clientNetwork(c: Context<AppEnv>, trustedProxies: number): string {
  const address = clientAddress(c, trustedProxies);
  // All who cannot be told apart share what one may try.
  return address ? networkOf(address) : 'unknown';
}

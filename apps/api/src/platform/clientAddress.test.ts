import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientNetwork, networkOf } from './clientAddress.ts';
import type { AppEnv } from './context.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['1::8', '1:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
  ])('the network of the address %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('the network of a client', () => {
  const find = async (trustedProxies: number, remoteAddress: string | undefined, forwarded?: string) => {
    const app = new Hono<AppEnv>().get('/', (c) => c.text(clientNetwork(c, trustedProxies)));
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const reply = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
    return reply.text();
  };

  it.each([
    // Without trusted proxies, the header is ignored because any client can set it.
    [0, '10.0.0.1', undefined, '10.0.0.1'],
    [0, '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    [1, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    [1, '10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    [2, '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    // The header has fewer entries than there are proxies, or the proxy's entry is not an address.
    [2, '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    [1, '10.0.0.1', undefined, '10.0.0.1'],
    [1, '10.0.0.1', '', '10.0.0.1'],
    [1, '10.0.0.1', 'unknown', '10.0.0.1'],
    [1, '10.0.0.1', '203.0.113.9:51234', '203.0.113.9'],
    [1, '10.0.0.1', '[2001:db8::1]:443', '2001:db8:0:0::/64'],
    [0, 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    [0, undefined, '203.0.113.9', 'unknown'],
  ] as const)('behind %i proxies, from %s with %j, is %s', async (proxies, socket, header, expected) => {
    expect(await find(proxies, socket, header)).toBe(expected);
  });

  it('is "unknown" when the request has no socket', async () => {
    const app = new Hono<AppEnv>().get('/', (c) => c.text(clientNetwork(c, 0)));
    expect(await (await app.request('/')).text()).toBe('unknown');
  });
});

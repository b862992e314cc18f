/** Which network addresses the server may call on behalf of data: those of the public internet alone. */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Ranges of IPv4 that are no public hosts: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const closed = new BlockList();
for (const [network, prefix] of special) closed.addSubnet(network, prefix, 'ipv4');
// Inside of 2000::/3: documentation, and the two that carry an IPv4 address of whatever range.
closed.addSubnet('2001::', 32, 'ipv6');
closed.addSubnet('2001:db8::', 32, 'ipv6');
closed.addSubnet('2002::', 16, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Accepts an address of the public internet, of either version. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}

/** Finds all addresses of a host. */
export type Resolve = (
  host: string,
  done: (error: Error | null, addresses?: readonly LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (host, done) => lookup(host, { all: true }, done);

/**
 * Makes a lookup for a connection, so that what was checked is what is connected to. A host with one private address is
 * refused, whatever its others.
 */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, done) =>
    // A name that leads nowhere comes with an error alone.
    resolve(host, (error, addresses = []) => {
      const [first] = addresses;
      if (error || !first) return done(error ?? new Error(`${host} has no address`), '');
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new Error(`${host} is not on the public internet`), '');
      }
      if (options.all) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });

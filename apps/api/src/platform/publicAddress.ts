/**
 * Restricts server requests to addresses from user data, such as photos and assistant providers, to the public internet.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 ranges that are not public hosts: https://www.iana.org/assignments/iana-ipv4-special-registry */
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
// Parts of 2000::/3 that are not public: documentation, and two ranges that embed an arbitrary IPv4 address.
closed.addSubnet('2001::', 32, 'ipv6');
closed.addSubnet('2001:db8::', 32, 'ipv6');
closed.addSubnet('2002::', 16, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an IPv4 or IPv6 address belongs to the public internet. */
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

export type Resolve = (
  host: string,
  callback: (error: Error | null, addresses?: readonly LookupAddress[]) => void,
) => void;

const resolveAll: Resolve = (host, callback) => lookup(host, { all: true }, callback);

/**
 * Creates a `lookup` for connections, so that the checked address is also the one that is connected to. A host with any
 * private address is rejected.
 */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, callback) =>
    // For an unknown name, `addresses` is undefined.
    resolve(host, (error, addresses = []) => {
      const [first] = addresses;
      if (error || !first) return callback(error ?? new Error(`${host} has no address`), '');
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new Error(`${host} is not on the public internet`), '');
      }
      if (options.all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });

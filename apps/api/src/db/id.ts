import { randomBytes } from 'node:crypto';

let lastMillisecond = 0;
let sequence = 0;

/**
 * Creates a UUIDv7 (RFC 9562 section 5.7). Newer ids sort after older ones, so new rows are added at the end of their
 * index. A counter in `rand_a` (section 6.2, method 1) keeps the order of ids of one process within a millisecond. It
 * starts in the lower half of its 12 bits, so that at least 2,048 ids can be created before it wraps.
 * @param now milliseconds since the epoch; for seeded data
 */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  sequence = now === lastMillisecond ? (sequence + 1) & 0xfff : bytes.readUInt16BE(6) & 0x7ff;
  lastMillisecond = now;
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

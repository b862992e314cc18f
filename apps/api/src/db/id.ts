import { randomBytes } from 'node:crypto';

let lastMillisecond = 0;
let sequence = 0;

/**
 * A UUIDv7 (RFC 9562 section 5.7): ids made later sort later, so new rows land at the end of their index. Ids of one
 * process within one millisecond keep their order by a counter in `rand_a` (section 6.2, method 1), which starts in
 * the lower half of its 12 bits: at least 2,048 ids pass before it could wrap.
 * @param now milliseconds since the epoch; seeds pass their own
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

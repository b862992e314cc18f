/** The kit's pad and the domain, which do not depend on each other, agree on the minimum ink of a signature. */
import { hasInk, INK_RATIO } from '@derrick/domain/signatures';
import { isSigned, SIGNATURE_RATIO } from '@derrick/ui/signature';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: share, y: share, t: fc.nat() });
/** Small movements around one point, close to the limit. */
const near = fc.tuple(point, fc.array(point, { maxLength: 8 })).map(([{ x, y }, neighbors]) =>
  neighbors.map((neighbor) => ({
    x: x * 0.9 + neighbor.x * 0.1,
    y: y * 0.9 + neighbor.y * 0.1,
    t: neighbor.t,
  })),
);
const strokes = fc.array(fc.oneof(near, fc.array(point, { maxLength: 3 })), { maxLength: 4 });

it('the signature pad and the server accept the same signatures', () => {
  expect(INK_RATIO).toBe(SIGNATURE_RATIO);
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(strokes, (drawn) => {
      const isTaken = hasInk(drawn);
      verdicts.add(isTaken);
      expect(isTaken).toBe(isSigned(drawn));
    }),
    { numRuns: 1000 },
  );
  expect(verdicts.size).toBe(2);
});

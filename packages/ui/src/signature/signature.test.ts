import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signaturePath } from './signaturePath.ts';
import { isSigned, type SignaturePoint, type SignatureStrokes } from './strokes.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: unit, y: unit, t: fc.nat() });
const stroke = fc.array(point, { maxLength: 12 });
const strokes = fc.array(stroke, { maxLength: 6 });

/** A repeated position: a pen that was put down without moving. */
const dot = fc
  .tuple(point, fc.integer({ min: 1, max: 20 }))
  .map(([at, count]) => Array.from({ length: count }, (): SignaturePoint => at));

const line: SignatureStrokes = [
  [
    { x: 0.3, y: 0.5, t: 0 },
    { x: 0.5, y: 0.4, t: 40 },
  ],
];

describe('isSigned', () => {
  it('rejects an empty pad and any number of dots', () => {
    expect(isSigned([])).toBe(false);
    expect(isSigned([[]])).toBe(false);
    fc.assert(fc.property(fc.array(dot), (dots) => !isSigned(dots)));
  });

  it('rejects a scribble in a single spot, regardless of its length', () => {
    const near = point.map(({ x, y, t }) => ({ x: 0.5 + x / 30, y: 0.5 + y / 30, t }));
    fc.assert(fc.property(fc.array(fc.array(near, { minLength: 50 })), (scribble) => !isSigned(scribble)));
  });

  it('accepts a short line', () => {
    expect(isSigned(line)).toBe(true);
  });

  it('remains true when a stroke is added to a signature', () => {
    fc.assert(
      fc.property(strokes, stroke, (drawn, more) => {
        if (isSigned(drawn)) expect(isSigned([more, ...drawn])).toBe(true);
      }),
    );
  });
});

describe('signaturePath', () => {
  it('draws every stroke that has a point, within the box', () => {
    fc.assert(
      fc.property(
        strokes,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 800 }),
        (drawn, width, height) => {
          const path = signaturePath(drawn, width, height);
          expect(path.match(/M/g) ?? []).toHaveLength(drawn.filter(({ length }) => length > 0).length);
          const numbers = (path.match(/-?[\d.e-]+/g) ?? []).map(Number);
          for (const value of numbers) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(Math.max(width, height));
          }
        },
      ),
    );
  });

  it('scales the signature to the size of the box', () => {
    expect(signaturePath(line, 100, 40)).toBe('M30 20L50 16');
    expect(signaturePath(line, 500, 200)).toBe('M150 100L250 80');
  });

  it('starts and ends at the pen positions and smooths the line between', () => {
    const bow = [[0.1, 0.2, 0.3, 0.4].map((x) => ({ x, y: 0.5, t: 0 }))];
    expect(signaturePath(bow, 100, 100)).toBe('M10 50Q20 50 25 50Q30 50 35 50L40 50');
  });

  it('draws a dot', () => {
    expect(signaturePath([[{ x: 0.5, y: 0.5, t: 0 }]], 10, 10)).toBe('M5 5h0');
  });
});

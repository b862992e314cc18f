import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGNATURE_RATIO, type SignatureStrokes } from '../signature/strokes.ts';
import { fitToPad, lastTime, onPad, pointAt, withPoint } from './drawing.ts';

const pad = { left: 100, top: 50, width: 500, height: 200 };

describe('pointAt', () => {
  it('returns coordinates relative to the pad', () => {
    expect(pointAt({ clientX: 350, clientY: 100 }, pad, 12.4)).toEqual({ x: 0.5, y: 0.25, t: 12 });
  });

  it('returns a point on the pad when the pen leaves the pad', () => {
    expect(onPad(pointAt({ clientX: 0, clientY: 900 }, pad, -3))).toEqual({ x: 0, y: 1, t: 0 });
  });
});

describe('fitToPad', () => {
  const anywhere = fc.double({ min: -3, max: 4, noNaN: true });
  const drawings = fc.array(fc.array(fc.record({ x: anywhere, y: anywhere, t: fc.nat() })));
  const extent = (strokes: SignatureStrokes, size: (point: { x: number; y: number }) => number) => {
    const sizes = strokes.flat().map(size);
    return Math.max(...sizes) - Math.min(...sizes);
  };

  it('returns a signature on the pad unchanged, and another one on the pad', () => {
    fc.assert(
      fc.property(drawings, (drawing) => {
        const fit = fitToPad(drawing);
        expect(fit.flat().every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
        expect(fitToPad(fit)).toBe(fit);
        expect(fit.map(({ length }) => length)).toEqual(drawing.map(({ length }) => length));
      }),
    );
  });

  it('keeps the proportions', () => {
    const tall = [
      [
        { x: 0.2, y: -1, t: 0 },
        { x: 0.6, y: 2, t: 9 },
      ],
    ];
    const fit = fitToPad(tall);
    const ratioOf = (strokes: SignatureStrokes) =>
      (extent(strokes, ({ x }) => x) / extent(strokes, ({ y }) => y)) * SIGNATURE_RATIO;
    expect(ratioOf(fit)).toBeCloseTo(ratioOf(tall), 2);
    expect(extent(fit, ({ y }) => y)).toBeCloseTo(0.9, 2);
  });
});

describe('withPoint', () => {
  it('omits a point that is less than a pixel away from the previous point', () => {
    const stroke = withPoint([], { x: 0.5, y: 0.5, t: 0 });
    expect(withPoint(stroke, { x: 0.501, y: 0.501, t: 8 })).toBe(stroke);
    expect(withPoint(stroke, { x: 0.51, y: 0.5, t: 8 })).toHaveLength(2);
  });
});

describe('lastTime', () => {
  it('returns the time of the last point', () => {
    expect(lastTime([])).toBe(0);
    expect(lastTime([[{ x: 0, y: 0, t: 5 }], [{ x: 0, y: 0, t: 90 }]])).toBe(90);
  });
});

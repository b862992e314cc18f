import { describe, expect, it } from 'vitest';
import { lastTime, pointAt, withPoint } from './drawing.ts';

const pad = { left: 100, top: 50, width: 500, height: 200 };

describe('pointAt', () => {
  it('returns coordinates relative to the pad', () => {
    expect(pointAt({ clientX: 350, clientY: 100 }, pad, 12.4)).toEqual({ x: 0.5, y: 0.25, t: 12 });
  });

  it('returns a point on the pad when the pen leaves the pad', () => {
    expect(pointAt({ clientX: 0, clientY: 900 }, pad, -3)).toEqual({ x: 0, y: 1, t: 0 });
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

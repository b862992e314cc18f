import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../theme/contrast.ts';
import { checkContrast } from './contrastPairs.ts';
import { createTheme } from './createTheme.ts';
import { formatColor, parseColor } from './oklch.ts';
import { themeCss } from './themeCss.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('createTheme', () => {
  it('creates readable light and dark themes from any two colors', () => {
    fc.assert(
      fc.property(color, color, (primary, accent) => {
        const { light, dark } = createTheme({ primary, accent });
        expect(checkContrast(light)).toEqual([]);
        expect(checkContrast(dark)).toEqual([]);
      }),
      {
        numRuns: 60,
        examples: [
          ['#000000', '#FFFFFF'],
          ['#FFFFFF', '#000000'],
          ['#FFFF00', '#0000FF'],
        ],
      },
    );
  });

  it('keeps a color that has sufficient contrast', () => {
    expect(createTheme({ primary: '#0D6166' }).light).toMatchObject({
      primary: '#0D6166',
      onPrimary: '#FFFFFF',
    });
    expect(createTheme({ primary: '#0D6166', accent: '#FFB224' }).light.accent).toBe('#FFB224');
  });

  it('adjusts an orange with insufficient contrast and keeps its hue', () => {
    expect(contrast('#FFFFFF', '#F97316')).toBeLessThan(3);
    const { primary, onPrimary, link, surface } = createTheme({ primary: '#F97316' }).light;
    expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(link, surface)).toBeGreaterThanOrEqual(4.5);
    // The result is still an orange.
    expect(parseColor(primary).hue).toBeCloseTo(parseColor('#F97316').hue, 1);
    expect(Math.abs(parseColor(primary).lightness - parseColor('#F97316').lightness)).toBeLessThan(0.1);
  });

  it('uses a different color for a hovered button', () => {
    fc.assert(
      fc.property(color, (primary) => {
        const { light, dark } = createTheme({ primary });
        expect(light.primaryHover).not.toBe(light.primary);
        expect(dark.primaryHover).not.toBe(dark.primary);
      }),
      { numRuns: 30 },
    );
  });

  it('accepts three-digit colors and rejects invalid colors', () => {
    expect(createTheme({ primary: '#06c' })).toEqual(createTheme({ primary: '#0066CC' }));
    expect(() => createTheme({ primary: 'orange' })).toThrow(RangeError);
    expect(() => createTheme({ primary: '#12345' })).toThrow(RangeError);
  });
});

describe('parseColor and formatColor', () => {
  it('convert every color back to the same value', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(formatColor(parseColor(hex))).toBe(hex);
      }),
    );
  });

  it('convert red to the lightness, chroma and hue of the specification', () => {
    const { lightness, chroma, hue } = parseColor('#FF0000');
    expect([lightness, chroma, (hue * 180) / Math.PI]).toEqual([
      expect.closeTo(0.628, 3),
      expect.closeTo(0.2577, 3),
      expect.closeTo(29.23, 1),
    ]);
  });
});

describe('themeCss', () => {
  it('writes the variables of both themes into the tokens layer, after the layer order', () => {
    const css = themeCss(createTheme({ primary: '#0D6166' }));
    expect(css).toMatch(/^@layer derrick\.reset, derrick\.tokens/);
    expect(css.match(/--derrick-color-on-primary:#/g)).toHaveLength(2);
    expect(css).toContain('--derrick-mark-tick:url(');
    expect(css).not.toContain('danger');
  });
});

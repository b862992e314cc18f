import { describe, expect, it } from 'vitest';
import { checkContrast, contrastPairs, decorativeColors } from '../branding/contrastPairs.ts';
import { contrast } from './contrast.ts';
import { darkColor, lightColor } from './tokens.ts';

describe.each([
  ['light', lightColor],
  ['dark', darkColor],
] as const)('%s theme', (_theme, colors) => {
  it('the light and dark themes have sufficient contrast for every pair of colors', () => {
    expect(checkContrast(colors)).toEqual([]);
  });

  it('the light and dark themes have a text contrast of at least 7:1 when the user prefers more contrast', () => {
    // With more contrast all texts have the color `text`, as defined in themes.css.ts.
    const grounds = contrastPairs.filter(({ foreground }) => foreground === 'muted');
    expect(grounds.length).toBeGreaterThan(3);
    for (const { background } of grounds) {
      expect(contrast(colors.text, colors[background])).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('contrast', () => {
  it('returns 21 for black on white and 1 for equal colors', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});

describe('checkContrast', () => {
  it('returns the pairs with insufficient contrast', () => {
    const pale = { ...lightColor, muted: '#AAAAAA' };
    expect(checkContrast(pale).map(({ foreground }) => foreground)).toContain('muted');
    expect(checkContrast({ ...lightColor, control: '#CCCCCC' })).toHaveLength(5);
  });

  it('covers every color token', () => {
    const covered = new Set<string>(
      contrastPairs.flatMap(({ foreground, background }) => [foreground, background]),
    );
    for (const token of decorativeColors) covered.add(token);
    expect(Object.keys(lightColor).filter((token) => !covered.has(token))).toEqual([]);
  });
});

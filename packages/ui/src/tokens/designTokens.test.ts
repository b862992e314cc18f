import { describe, expect, it } from 'vitest';
import { designTokens } from '../../build/tokens.mjs';
import * as tokens from '../theme/tokens.ts';

const file = designTokens(tokens);

const count = (values: object): number =>
  Object.values(values).reduce<number>(
    (sum, value) => sum + (typeof value === 'object' && value !== null ? count(value) : 1),
    0,
  );

/** Tokens of a file, each with its path. */
function leaves(group: object, path = ''): [string, { $type: string; $value: unknown }][] {
  return Object.entries(group).flatMap(([name, value]) =>
    '$type' in value ? [[path + name, value]] : leaves(value, `${path}${name}.`),
  );
}

describe('the design tokens file', () => {
  const leavesByPath = new Map(leaves(file));

  it('contains every token with a valid value', () => {
    const { lightColor, darkColor, shadow, scale } = tokens;
    expect(leavesByPath.size).toBe(
      [lightColor, darkColor, shadow, scale].reduce((sum, group) => sum + count(group), 0),
    );
    for (const [path, { $value }] of leavesByPath)
      expect([path, JSON.stringify($value)]).not.toContainEqual(expect.stringMatching(/null|NaN|undefined/));
  });

  it.each([
    [
      'light.color.primary',
      'color',
      { colorSpace: 'srgb', components: [0.051, 0.3804, 0.4], alpha: 1, hex: '#0d6166' },
    ],
    ['light.color.scrim', 'color', { colorSpace: 'srgb', components: [0.0235, 0.1333, 0.1647], alpha: 0.48 }],
    ['scale.space.16', 'dimension', { value: 16, unit: 'px' }],
    ['scale.text.14.size', 'dimension', { value: 0.875, unit: 'rem' }],
    ['scale.motion.popover', 'duration', { value: 180, unit: 'ms' }],
    ['scale.motion.easeOut', 'cubicBezier', [0.16, 1, 0.3, 1]],
    ['scale.font.mono', 'fontFamily', ['Geist Mono', 'ui-monospace', 'monospace']],
    ['scale.weight.semibold', 'fontWeight', 600],
    ['scale.layer.toast', 'number', 60],
    ['scale.tracking.heading', 'number', -0.015],
    ['dark.shadow.1', 'shadow', []],
  ])('writes %s as a %s', (path, type, value) => {
    expect(leavesByPath.get(path)).toEqual({ $type: type, $value: value });
  });

  it('writes every layer of a shadow', () => {
    const { $value } = leavesByPath.get('light.shadow.2') ?? {};
    expect($value).toMatchObject([
      { offsetY: { value: 2, unit: 'px' }, blur: { value: 6, unit: 'px' }, color: { alpha: 0.08 } },
      { offsetY: { value: 12, unit: 'px' }, blur: { value: 32, unit: 'px' }, color: { alpha: 0.16 } },
    ]);
  });
});

import { create, type ThemeVars } from 'storybook/theming';
// Not by the package's name: the manager is bundled before anything is built, and knows no conditions.
import { darkColor, lightColor } from '../packages/ui/src/theme/tokens.ts';

/** Storybook's own surfaces in the kit's colours and typeface. */
export function houseTheme(base: 'light' | 'dark'): ThemeVars {
  const color = base === 'dark' ? darkColor : lightColor;
  return create({
    base,
    brandTitle: 'Derrick',
    brandImage: `./derrick-${base}.svg`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appHoverBg: color.hover,
    appBorderColor: color.border,
    appBorderRadius: 8,
    textColor: color.text,
    textMutedColor: color.muted,
    textInverseColor: color.onPrimary,
    barBg: color.surface,
    barTextColor: color.muted,
    barHoverColor: color.primary,
    barSelectedColor: color.primary,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
}

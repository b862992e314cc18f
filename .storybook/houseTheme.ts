import { create, type ThemeVars } from 'storybook/theming';
// Relative path instead of the package name: the manager is bundled before the packages are built, and ignores export
// conditions.
import { darkColor, lightColor } from '../packages/ui/src/theme/tokens.ts';

/** Theme of Storybook's own user interface, in the colors and typeface of the kit. */
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

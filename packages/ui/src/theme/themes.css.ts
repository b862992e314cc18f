import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { base, tokens } from './layers.css.ts';
import { media } from './media.ts';
import { compactHeight, darkColor, lightColor, scale, shadow } from './tokens.ts';

const { color, shadow: shadowVars, ...scaleVars } = vars;

createGlobalTheme(':root', scaleVars, { '@layer': tokens, ...scale });
createGlobalTheme(
  ':root, [data-theme="light"]',
  { color, shadow: shadowVars },
  { '@layer': tokens, color: lightColor, shadow: shadow.light },
);
createGlobalTheme(
  '[data-theme="dark"]',
  { color, shadow: shadowVars },
  { '@layer': tokens, color: darkColor, shadow: shadow.dark },
);

globalStyle(':root, [data-theme="light"]', { '@layer': { [tokens]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [tokens]: { colorScheme: 'dark' } } });

// Set on the tokens, so that no component repeats it: 44 px for touch, no motion or stronger borders by user preference.
globalStyle(':root', {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.phone]: {
          vars: {
            [vars.height.small]: scale.height.touch,
            [vars.height.medium]: scale.height.touch,
            [vars.height.large]: scale.height.touch,
          },
        },
        [media.reducedMotion]: {
          vars: { [vars.motion.feedback]: '0ms', [vars.motion.popover]: '0ms', [vars.motion.overlay]: '0ms' },
        },
      },
    },
  },
});
// Compact density only applies to mouse pointers, because touch targets need 44 px.
globalStyle(':root[data-density="compact"]', {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.desktop]: {
          vars: {
            [vars.height.small]: compactHeight.small,
            [vars.height.medium]: compactHeight.medium,
            [vars.height.large]: compactHeight.large,
            [vars.height.row]: scale.height.rowCompact,
          },
        },
      },
    },
  },
});

// In the layer after the tokens, so that the user's preference also overrides the colors of a brand.
const strongColors = {
  [vars.color.border]: vars.color.control,
  [vars.color.control]: vars.color.text,
  [vars.color.muted]: vars.color.text,
  [vars.color.faint]: vars.color.text,
};
globalStyle(':root[data-contrast="more"], :root[data-contrast="more"] [data-theme]', {
  '@layer': { [base]: { vars: strongColors } },
});
globalStyle(':root:not([data-contrast]), :root:not([data-contrast]) [data-theme]', {
  '@layer': { [base]: { '@media': { [media.moreContrast]: { vars: strongColors } } } },
});

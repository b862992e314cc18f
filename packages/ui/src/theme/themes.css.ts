import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { media } from './media.ts';
import { darkColor, lightColor, scale, shadow } from './tokens.ts';

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

// Set on the tokens, so that no component repeats it: 44 px for fingers, no motion or stronger borders by preference.
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
globalStyle(':root, [data-theme]', {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.moreContrast]: {
          vars: {
            [vars.color.border]: vars.color.control,
            [vars.color.control]: vars.color.text,
            [vars.color.muted]: vars.color.text,
            [vars.color.faint]: vars.color.text,
          },
        },
      },
    },
  },
});

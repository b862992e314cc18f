import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
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

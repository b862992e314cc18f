import './layers.css.ts';
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColor, scale, shadow } from './tokens.ts';
import { variableName } from './variableName.ts';

/**
 * The tokens as CSS variables: `vars.color.text`, `vars.space[8]`, `vars.text[14].size`. The names are stable
 * (`--derrick-color-text`), so that an app can override them in its own CSS.
 */
export const vars = createGlobalThemeContract(
  { color: lightColor, shadow: shadow.light, ...scale },
  (_value, path) => variableName(path),
);

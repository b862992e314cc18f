import { checkMarks } from '../theme/checkMarks.ts';
import { layerOrder } from '../theme/layerOrder.ts';
import { variableName } from '../theme/variableName.ts';
import type { Colors } from './contrastPairs.ts';
import { type BrandTheme, brandTokens } from './createTheme.ts';

function declarations(colors: Colors): string {
  const marks = Object.entries(checkMarks(colors.onPrimary)).map(([name, image]) => `${name}:${image}`);
  return [
    ...brandTokens.map((token) => `--${variableName(['color', token])}:${colors[token]}`),
    ...marks,
  ].join(';');
}

/**
 * Formats a theme as a stylesheet, in the kit's layer of tokens. An app's own unlayered CSS overrides it, as it overrides
 * the kit's CSS. Load the stylesheet before or after the kit's. If the Content-Security-Policy forbids `<style>`, pass
 * the text to `new CSSStyleSheet().replaceSync()` and `document.adoptedStyleSheets`, or write it to a file at build time.
 */
export function themeCss({ light, dark }: BrandTheme): string {
  // Twice the specificity of the kit's own colors, so that the order of the stylesheets does not matter.
  return `${layerOrder}
@layer derrick.tokens{
:root:root,[data-theme="light"][data-theme]{${declarations(light)}}
[data-theme="dark"][data-theme]{${declarations(dark)}}
}
`;
}

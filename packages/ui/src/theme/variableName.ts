/** Name of a token's CSS variable without the leading `--`: `['color', 'onPrimary']` gives `derrick-color-on-primary`. */
export const variableName = (path: readonly string[]): string =>
  `derrick-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

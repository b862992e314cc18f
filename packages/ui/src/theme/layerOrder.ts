/** The order of the kit's layers. Every stylesheet begins with it: the first mention anywhere decides. */
export const layerOrder = '@layer derrick.reset, derrick.tokens, derrick.base, derrick.components;';

/**
 * Order of the kit's cascade layers. Every stylesheet starts with it, because the first mention on a page decides the
 * order.
 */
export const layerOrder = '@layer derrick.reset, derrick.tokens, derrick.base, derrick.components;';

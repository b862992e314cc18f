/** Returns true if an element is laid out. In jsdom, which has no layout, every element counts as visible. */
export const isVisible = (element: Element, options?: CheckVisibilityOptions): boolean =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility(options);

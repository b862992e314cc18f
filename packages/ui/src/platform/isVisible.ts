/** Tests that an element is laid out. In jsdom, which lays nothing out, every element counts as visible. */
export const isVisible = (element: Element, options?: CheckVisibilityOptions): boolean =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility(options);

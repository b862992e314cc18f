const image = (stroke: string, path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}")`;

/**
 * Marks of checked and indeterminate boxes, as CSS variables. They are background images, because pseudo-elements in
 * hundreds of boxes would cost a layout when all are checked at once. Images can't use CSS variables, so each theme has
 * its own images.
 */
export const checkMarks = (stroke: string) => ({
  '--derrick-mark-tick': image(stroke, 'm3.5 8.5 3 3 6-7'),
  '--derrick-mark-dash': image(stroke, 'M4 8h8'),
});

/** Levels of a Heading in the outline of the page. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;

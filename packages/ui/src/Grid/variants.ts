/** Numbers of columns of a Grid that does not count them by their width. */
export const gridColumns = [2, 3] as const;

/** Alignments of the children of a Grid in their row. */
export const gridAlignments = ['stretch', 'start', 'center', 'end', 'baseline'] as const;

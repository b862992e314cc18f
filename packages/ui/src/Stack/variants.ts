/** Alignments of the children of a Stack across its direction. */
export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;

/** Distributions of the children of a Stack along its direction. */
export const stackJustifications = ['start', 'center', 'end', 'between'] as const;

/** Alignments of the children of a Stack on the inline axis. */
export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;

/** Distributions of the children of a Stack along its direction. */
export const stackJustifications = ['start', 'center', 'end', 'between'] as const;

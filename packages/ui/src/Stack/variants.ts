/** Alignments of the children of a Stack across its direction. */
export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;

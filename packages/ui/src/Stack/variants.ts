/** Alignments of the children of a Stack on the inline axis. */
export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;

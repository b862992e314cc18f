/** Alignments of the children of an Inline along its line. */
export const inlineJustifications = ['start', 'center', 'end', 'between'] as const;

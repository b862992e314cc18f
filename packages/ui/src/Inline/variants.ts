/** Alignments of the children of an Inline across its line. */
export const inlineAlignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;

/** Distributions of the children of an Inline along its line. */
export const inlineJustifications = ['start', 'center', 'end', 'between'] as const;

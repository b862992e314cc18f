/** States of a step. */
export const stepStates = ['done', 'current', 'coming'] as const;

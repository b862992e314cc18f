/** Densities of a StatCard: `regular` for a row of cards on a desktop, `compact` for three cards on a phone. */
export const statCardDensities = ['regular', 'compact'] as const;

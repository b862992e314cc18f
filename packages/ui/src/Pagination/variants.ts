/** Densities of a Pagination. */
export const paginationDensities = ['regular', 'compact'] as const;

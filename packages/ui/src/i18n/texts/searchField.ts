/** The English texts of this part of the kit. */
export const searchFieldTexts = {
  'searchField.submit': 'Search',
} as const;

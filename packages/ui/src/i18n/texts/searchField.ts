export const searchFieldTexts = {
  'searchField.submit': 'Search',
} as const;

export const checkboxListTexts = {
  'checkboxList.clear': 'Clear',
  'checkboxList.empty': 'No data',
  'checkboxList.search': 'Search',
  'checkboxList.searchIn': 'Search in {label}',
  'checkboxList.selectAll': 'Select all shown',
  'checkboxList.selected': { one: '{count} selected', other: '{count} selected' },
} as const;

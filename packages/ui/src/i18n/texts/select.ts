export const selectTexts = {
  'select.placeholder': 'Choose an option',
} as const;

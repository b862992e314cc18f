export const dateFieldTexts = {
  'dateField.incomplete': 'Enter the whole date',
} as const;

export const dateFieldTexts = {
  'dateField.incomplete': 'Enter the complete date',
} as const;

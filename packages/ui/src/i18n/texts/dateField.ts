export const dateFieldTexts = {
  'dateField.calendar': 'Calendar {label}',
  'dateField.incomplete': 'Enter the complete date',
} as const;

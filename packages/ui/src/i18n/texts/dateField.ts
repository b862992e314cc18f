/** The English texts of this part of the kit. */
export const dateFieldTexts = {
  'dateField.incomplete': 'Enter the whole date',
} as const;

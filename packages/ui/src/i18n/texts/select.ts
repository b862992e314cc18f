/** The English texts of this part of the kit. */
export const selectTexts = {
  'select.placeholder': 'Choose an option',
} as const;

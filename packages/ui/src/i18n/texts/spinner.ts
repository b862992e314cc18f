/** The English texts of this part of the kit. */
export const spinnerTexts = {
  'spinner.label': 'Loading…',
} as const;

export const spinnerTexts = {
  'spinner.label': 'Loading…',
} as const;

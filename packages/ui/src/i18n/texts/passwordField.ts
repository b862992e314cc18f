export const passwordFieldTexts = {
  'passwordField.hidden': 'Password hidden',
  'passwordField.hide': 'Hide password',
  'passwordField.show': 'Show password',
  'passwordField.shown': 'Password shown',
} as const;

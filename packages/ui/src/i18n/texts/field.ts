export const fieldTexts = {
  'field.clear': 'Clear {label}',
  'field.required': 'Required',
} as const;

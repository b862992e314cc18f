/** The English texts of this part of the kit. */
export const fieldTexts = {
  'field.clear': 'Clear {label}',
  'field.required': 'Required',
} as const;

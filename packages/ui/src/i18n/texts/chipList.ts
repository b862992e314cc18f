/** The English texts of this part of the kit. */
export const chipListTexts = {
  'chipList.clear': 'Clear all',
  'chipList.remove': 'Remove {label}',
} as const;

export const chipListTexts = {
  'chipList.clear': 'Clear all',
  'chipList.remove': 'Remove {label}',
} as const;

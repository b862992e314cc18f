export const themeSwitcherTexts = {
  'themeSwitcher.dark': 'Dark',
  'themeSwitcher.label': 'Theme',
  'themeSwitcher.light': 'Light',
  'themeSwitcher.system': 'System',
} as const;

export const commandPaletteTexts = {
  'commandPalette.count': { one: '{count} result', other: '{count} results' },
  'commandPalette.empty': 'Nothing found for “{text}”',
  'commandPalette.failed': 'The search did not work.',
  'commandPalette.label': 'Commands',
  'commandPalette.loading': 'Searching…',
  'commandPalette.placeholder': 'Type a command or search',
  'commandPalette.recent': 'Recent',
  'commandPalette.retry': 'Retry',
} as const;

export const statCardTexts = {
  'statCard.down': 'Down {percentage}',
  'statCard.failed': 'Not available',
  'statCard.level': 'No change',
  'statCard.loading': 'Loading {label}',
  'statCard.percentage': '{value}%',
  'statCard.up': 'Up {percentage}',
} as const;

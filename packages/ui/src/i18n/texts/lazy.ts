export const lazyTexts = {
  'lazy.failed': 'Could not load. Check your connection.',
} as const;

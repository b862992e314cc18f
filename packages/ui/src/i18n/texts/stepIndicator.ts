export const stepIndicatorTexts = {
  'stepIndicator.done': '(done)',
} as const;

/** The English texts of this part of the kit. */
export const stepIndicatorTexts = {
  'stepIndicator.done': '(done)',
} as const;

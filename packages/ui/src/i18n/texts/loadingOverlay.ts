/** The English texts of this part of the kit. */
export const loadingOverlayTexts = {
  'loadingOverlay.label': 'Loading…',
} as const;

export const loadingOverlayTexts = {
  'loadingOverlay.label': 'Loading…',
} as const;

export const bannerTexts = {
  'banner.dismiss': 'Close message',
} as const;

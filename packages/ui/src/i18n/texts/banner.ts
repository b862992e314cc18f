/** The English texts of this part of the kit. */
export const bannerTexts = {
  'banner.dismiss': 'Close message',
} as const;

/** The English texts of this part of the kit. */
export const dialogTexts = {
  'dialog.close': 'Close',
} as const;

/** The English texts of this part of the kit. */
export const toastTexts = {
  'toast.close': 'Close',
  'toast.region': 'Notifications',
} as const;

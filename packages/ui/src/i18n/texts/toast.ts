export const toastTexts = {
  'toast.close': 'Close',
  'toast.region': 'Notifications',
} as const;

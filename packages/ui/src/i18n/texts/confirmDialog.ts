export const confirmDialogTexts = {
  'confirmDialog.cancel': 'Cancel',
  'confirmDialog.failed': 'This did not work. Please try again.',
  'confirmDialog.reasonMissing': 'Enter a reason',
  'confirmDialog.type': 'Type “{text}” to confirm',
  'confirmDialog.typeMismatch': 'Type “{text}” exactly as shown here',
} as const;

export const inlineEditTexts = {
  'inlineEdit.cancel': 'Cancel',
  'inlineEdit.edit': 'Edit {label}',
  'inlineEdit.failed': 'It could not be saved. Please try again.',
  'inlineEdit.save': 'Save',
} as const;

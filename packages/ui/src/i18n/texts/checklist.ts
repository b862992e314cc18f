export const checklistTexts = {
  'checklist.count': '{done} of {count} done',
  'checklist.done': '(done)',
} as const;

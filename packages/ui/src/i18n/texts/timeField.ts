export const timeFieldTexts = {
  'timeField.open': 'Show times for {label}',
  'timeField.unreadable': 'Enter a time, for example {example}',
} as const;

export const timeFieldTexts = {
  'timeField.open': 'Show times for {label}',
  'timeField.half': '{label}: change to {half}',
  'timeField.unreadable': 'Enter a time, for example {example}',
} as const;

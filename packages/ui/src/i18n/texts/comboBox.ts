export const comboBoxTexts = {
  'comboBox.count': { one: '{count} option', other: '{count} options' },
  'comboBox.create': 'Create “{label}”',
  'comboBox.empty': 'Nothing found',
  'comboBox.loading': 'Loading…',
  'comboBox.open': 'Show options for {label}',
  'comboBox.retry': 'Retry',
} as const;

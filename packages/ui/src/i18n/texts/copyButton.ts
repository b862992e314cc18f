export const copyButtonTexts = {
  'copyButton.copied': 'Copied',
  'copyButton.failed': 'Copying failed',
} as const;

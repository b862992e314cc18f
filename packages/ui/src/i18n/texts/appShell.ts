export const appShellTexts = {
  'appShell.close': 'Close menu',
  'appShell.collapse': 'Collapse side panel',
  'appShell.expand': 'Expand side panel',
  'appShell.open': 'Open menu',
  'appShell.panel': 'Side panel',
  'appShell.skip': 'Skip to content',
} as const;

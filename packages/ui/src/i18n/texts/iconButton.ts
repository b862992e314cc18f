export const iconButtonTexts = {
  'iconButton.badge': { one: '{label}, {count} new', other: '{label}, {count} new' },
} as const;

/** The English texts of this part of the kit. */
export const iconButtonTexts = {
  'iconButton.badge': { one: '{label}, {count} new', other: '{label}, {count} new' },
} as const;

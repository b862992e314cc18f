/** Sizes of a FilterPopover, by greatest width: 400 and 800 px. */
export const filterPopoverSizes = ['medium', 'large'] as const;

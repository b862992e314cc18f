/** Sizes of a FilterPopover, by greatest width: 512 and 800 px. */
export const filterPopoverSizes = ['medium', 'large'] as const;

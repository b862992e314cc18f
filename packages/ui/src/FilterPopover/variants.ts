/** Maximum widths of a FilterPopover: 512 and 800 px. */
export const filterPopoverSizes = ['medium', 'large'] as const;

/** Maximum widths of a Dialog: 416, 480 and 640 px. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

/** Widths of a Dialog: 416, 480 and 640 px, or what the window leaves. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

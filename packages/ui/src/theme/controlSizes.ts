/** Sizes of buttons and fields, by height: 32, 36 and 40 px. Under 768 px all are 44 px. */
export const controlSizes = ['small', 'medium', 'large'] as const;

/** Size of a button or a field. */
export type ControlSize = (typeof controlSizes)[number];

/** Variants of a NativeSelect: `outline` with the frame of a field, or `quiet` without a frame. */
export const nativeSelectVariants = ['outline', 'quiet'] as const;

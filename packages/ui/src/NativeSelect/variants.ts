/** Variants of a NativeSelect: with the frame of a field, or without. */
export const nativeSelectVariants = ['outline', 'quiet'] as const;

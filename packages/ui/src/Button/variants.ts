/** Variants of a Button. Use one `primary` button per view, and `danger` for an action that can't be undone. */
export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;

/** Variants of a Button: one `primary` a view; `danger` for an action that can't be undone. */
export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;

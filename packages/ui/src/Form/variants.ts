/** Possible numbers of columns of a FormGrid. */
export const formColumns = [1, 2, 3] as const;

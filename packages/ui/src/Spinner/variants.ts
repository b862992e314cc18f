/** Sizes of a Spinner: beside text, in a card, on a page. */
export const spinnerSizes = ['small', 'medium', 'large'] as const;

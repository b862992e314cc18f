/**
 * Returns the median of the values, or 0 if there are none.
 * @param {readonly number[]} values
 */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

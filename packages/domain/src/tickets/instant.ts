import { define } from 'superstruct';

/** Is a point in time that `Date` can read. */
export const instant = define<string>(
  'instant',
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
);

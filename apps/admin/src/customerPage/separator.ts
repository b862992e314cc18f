/** Separates facts in one line of text. The no-break space keeps the dot off the start of a line. */
export const SEPARATOR = '\u00a0· ';

/** Minimum score of a person's or customer's name that can be sure. A short form or a misspelt word scores less. */
export const SAID_NAME_SCORE_MIN = 0.9;

/** Stands for each character of what is not sent. */
export const BLANK = '█';

/** An e-mail address, also one that somebody has typed with spaces around its sign. */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

/** Seven digits and more with what people write between them. Days and spans of time have other signs between theirs. */
const PHONE = /(?<![\p{L}\p{N}:])\+?\(?\d(?:[\s().-]{0,3}\d){6,14}(?![\p{N}:])/gu;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const blanked = (found: string) => BLANK.repeat(found.length);

/** Blanks e-mail addresses and phone numbers. The text keeps its length, so that places in it stay the same. */
export const blankPrivate = (text: string): string =>
  text.replace(EMAIL, blanked).replace(PHONE, (found) => (DAY.test(found) ? found : blanked(found)));

/** Stands for each character of what is not sent. */
export const BLANK = '█';

/** An e-mail address, also one that somebody has typed with spaces around its sign. */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

/** An e-mail address as it is said: "dana at blue mesa dot com", "dana arroba mesa punto com". */
const SAID_EMAIL =
  /[\p{L}\p{N}._-]{1,64}\s+(?:at|arroba)(?:\s+[\p{L}\p{N}-]{1,63}){1,3}?(?:\s+(?:dot|punto)\s+[\p{L}\p{N}-]{1,63}){1,8}/giu;

/** Seven digits and more with what people write between them. Days and spans of time have other signs between theirs. */
const PHONE = /(?<![\p{L}\p{N}:])\+?\(?\d(?:[\s().-]{0,3}\d){6,14}(?![\p{N}:])/gu;

/** With slashes, digits are a phone number only in its groups: "11/20/2026" is a day. */
const SLASHED_PHONE = /(?<![\p{N}/])\d{3}\/\d{3}\/\d{4}(?![\p{N}/])/gu;

const digitWords =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';

/** A phone number that is said digit by digit. */
const SAID_PHONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${digitWords})(?:[\\s,-]{1,3}(?:${digitWords})){6,14}(?![\\p{L}\\p{N}])`,
  'giu',
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const blanked = (found: string) => BLANK.repeat(found.length);

const isDay = (found: string) => DAY.test(found);

/**
 * Blanks e-mail addresses and phone numbers, written or said digit by digit. The text keeps its length, so that places in it
 * stay the same.
 */
export const blankPrivate = (text: string): string =>
  [EMAIL, SAID_EMAIL, PHONE, SLASHED_PHONE, SAID_PHONE].reduce(
    (left, kind) => left.replace(kind, (found) => (isDay(found) ? found : blanked(found))),
    text,
  );

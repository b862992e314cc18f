/** Replacement for each character that is not sent to the provider. */
export const BLANK = '█';

/** Written email address, also with spaces around the @ sign. */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;

/** Spoken email address: "dana at blue mesa dot com", "dana arroba mesa punto com". */
const SPOKEN_EMAIL =
  /[\p{L}\p{N}._-]{1,64}\s+(?:at|arroba)(?:\s+[\p{L}\p{N}-]{1,63}){1,3}?(?:\s+(?:dot|punto)\s+[\p{L}\p{N}-]{1,63}){1,8}/giu;

/** Phone number of at least seven digits with the usual separators. Dates and time ranges have other separators. */
const PHONE = /(?<![\p{L}\p{N}:])\+?\(?\d(?:[\s().-]{0,3}\d){6,14}(?![\p{N}:])/gu;

/** Phone number with slashes, only in the usual groups: "11/20/2026" is a date. */
const SLASHED_PHONE = /(?<![\p{N}/])\d{3}\/\d{3}\/\d{4}(?![\p{N}/])/gu;

const digitWords =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';

/** Phone number spoken digit by digit. */
const SPOKEN_PHONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${digitWords})(?:[\\s,-]{1,3}(?:${digitWords})){6,14}(?![\\p{L}\\p{N}])`,
  'giu',
);

const tenWords =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|quinientos|(?:dieci|veinti)\\p{L}{3,6}|(?:dos|tres|cuatro|seis|sete|ocho|nove)cientos';

/**
 * Words that announce a phone number. Numbers in tens are blanked only after these words, because hours and depths are
 * also spoken in tens.
 */
const phoneCues =
  'phone|cell|mobile|telephone|tel|number|whatsapp|tel[eé]fono|celular|cel|m[oó]vil|n[uú]mero|(?:call|text|reach|ring)\\s+\\p{L}{1,30}\\s+(?:at|on)|ll[aá]m\\p{L}{1,12}\\s+al|m[aá]r(?:ca|que)\\p{L}{0,8}';

/** Phone number spoken in tens: "her number is five fifty-five, one hundred". */
const PHONE_IN_TENS = new RegExp(
  `(?<=(?<![\\p{L}])(?:${phoneCues})(?:\\s+(?:is|at|on|es|al))?[\\s:,]{1,3})(?:${tenWords}|${digitWords})(?:(?:\\s+y\\s+|[\\s,-]{1,3})(?:${tenWords}|${digitWords})){3,14}(?!\\p{L})`,
  'giu',
);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const blanked = (digits: string) => BLANK.repeat(digits.length);

const isDay = (digits: string) => DAY.test(digits);

/**
 * Blanks email addresses and phone numbers: written, spoken digit by digit, or spoken in tens after words that announce a
 * phone number. The text keeps its length, so that positions in it stay valid.
 */
export const blankPrivate = (text: string): string =>
  [EMAIL, SPOKEN_EMAIL, PHONE, SLASHED_PHONE, SPOKEN_PHONE, PHONE_IN_TENS].reduce(
    (left, kind) =>
      left.replace(kind, (privateText) => (isDay(privateText) ? privateText : blanked(privateText))),
    text,
  );

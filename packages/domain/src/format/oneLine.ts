/**
 * Normalizes a name to a single line. Each run of spaces, line breaks and control characters becomes one space. Marks
 * that change the text direction are removed, because they could make a name look like another one. Emoji joiners stay.
 * Letters with diacritics are composed (Unicode NFC), so that equal names are equal strings. A text without visible
 * characters becomes empty.
 */
export function oneLine(value: string): string {
  const line = value
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return /[^\p{Default_Ignorable_Code_Point}\s]/u.test(line) ? line : '';
}

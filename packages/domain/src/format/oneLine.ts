/**
 * Makes one line of a name: every run of spaces, line ends and control characters becomes one space. Marks that turn
 * the direction of text go, because they could make a name read as another; the joiners of emoji stay. Letters with
 * marks are written in the one way that keyboards have for them, so that equal names are equal texts. What consists of
 * nothing that can be seen is empty.
 */
export function oneLine(value: string): string {
  const line = value
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return /[^\p{Default_Ignorable_Code_Point}\s]/u.test(line) ? line : '';
}

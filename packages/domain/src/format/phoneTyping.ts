import { formatPhone } from './phone.ts';

/** Content of a phone number field after a keystroke. */
export interface PhoneInputState {
  value: string;
  /** Position of the caret in UTF-16 code units from the start. */
  caret: number;
}

const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * Formats a phone number while the user types. The caret stays behind the same digit, so that typing, deleting and
 * pasting in the middle work. Separators appear and disappear automatically. Deleting a separator only moves the caret
 * past it; the next keystroke deletes the digit.
 * @param value content of the field after the keystroke
 * @param caret position of the caret in `value`
 * @param options.isForward true for the Delete key (`inputType` `deleteContentForward`), false for Backspace. The caret
 *   then moves in front of the next digit, so that the next keystroke deletes it.
 */
export function formatPhoneAsTyped(
  value: string,
  caret: number,
  { isForward = false }: { isForward?: boolean | undefined } = {},
): PhoneInputState {
  const shown = formatPhone(value);
  if (shown === value) return { value, caret: Math.min(caret, value.length) };
  const before = digitsIn(value.slice(0, caret));
  // The caret is at the end and stays there, even if no digit precedes it, as in "+".
  if (caret >= value.length) return { value: shown, caret: shown.length };
  let at = 0;
  for (let digitCount = 0; digitCount < before && at < shown.length; at += 1)
    if (isDigit(shown[at])) digitCount += 1;
  if (isForward) while (at < shown.length && !isDigit(shown[at])) at += 1;
  return { value: shown, caret: at };
}

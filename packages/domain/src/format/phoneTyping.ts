import { formatPhone } from './phone.ts';

/** What a field of a phone number shows after a key. */
export interface TypedPhone {
  value: string;
  /** Where the caret stands in it, in UTF-16 code units from its start. */
  caret: number;
}

const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * Formats a phone number while it is typed, and says where the caret belongs: behind the digit that it stood behind, so
 * that typing, deleting and pasting in the middle work. Signs between the digits come and go by themselves; deleting one
 * moves the caret over it, and the next key takes the digit.
 * @param value what the field holds after the key
 * @param caret where the caret stands in that
 * @param options.isForward the key was Delete rather than Backspace (`inputType` is `deleteContentForward`): the caret
 * goes before the next digit, which the next key takes
 */
export function formatPhoneAsTyped(
  value: string,
  caret: number,
  { isForward = false }: { isForward?: boolean | undefined } = {},
): TypedPhone {
  const shown = formatPhone(value);
  if (shown === value) return { value, caret: Math.min(caret, value.length) };
  const before = digitsIn(value.slice(0, caret));
  // Nothing to hold on to but the end: "+" before any digit.
  if (caret >= value.length) return { value: shown, caret: shown.length };
  let at = 0;
  for (let seen = 0; seen < before && at < shown.length; at += 1) if (isDigit(shown[at])) seen += 1;
  if (isForward) while (at < shown.length && !isDigit(shown[at])) at += 1;
  return { value: shown, caret: at };
}

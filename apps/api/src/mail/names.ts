/** Long enough for any name that people read, too short for a message of its own. */
const LONGEST = 80;

/**
 * Makes what a person typed fit to stand in a line of a mail: no line breaks, which could begin a header, no other
 * control characters, none that turn the direction of the text after it (Unicode UAX 9), and not too long. What looks
 * like an address gets word joiners, which nobody sees: mail clients would make a link of it, and a company could be
 * named so that its invitations lead elsewhere.
 */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  const signs = [...line];
  const short = signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : line;
  return withoutLinks(short);
}

/** Puts word joiners where mail clients would make a link of what somebody typed. */
export const withoutLinks = (text: string): string => text.replace(/(?<=[.:/])(?=[\p{L}\p{N}/])/gu, '\u2060');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text stand in HTML as it is, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * Accepts an address that can stand in an envelope: one, without names, comments or control characters. What people
 * register with is checked by the domain; this is the last check before SMTP.
 */
export const isPlainAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u.test(address);

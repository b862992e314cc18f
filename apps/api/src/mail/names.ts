import type { MessageValues } from '../platform/messages.ts';

/** Enough for the name of a person or a company; too short for a message of its own. */
const NAME_MAX_LENGTH = 60;

/** Marks that change the direction of the text after them (Unicode UAX 9). */
const directionMarks = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu;

/** Addresses with a scheme, with `www.`, or with a path after a domain. */
const addresses = /\b[a-z][a-z\d+.-]*:\/\/\S*|\bwww\.\S+|[^\s/]+\.\p{L}{2,}\/\S*/giu;

/** Puts word joiners, which are invisible, where mail clients would recognise the parts of an address. */
const separate = (text: string): string => text.replace(/(?<=[.:/])(?=[\p{L}\p{N}/])/gu, '\u2060');

/**
 * Makes a name that a user chose safe in a mail or SMS: one line, which cannot begin a header; no address of a page; 60
 * characters at most. What looks like a domain cannot become a link, since a company could be named so that its
 * invitations lead elsewhere.
 */
export function cleanName(text: string): string {
  const line = text
    .replace(directionMarks, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('\u2060', '')
    .replace(addresses, '…')
    .trim();
  const signs = [...line];
  const short = signs.length > NAME_MAX_LENGTH ? `${signs.slice(0, NAME_MAX_LENGTH - 1).join('')}…` : line;
  return short.replace(/(?<=\.)(?=\p{L})/gu, '\u2060');
}

/** Makes a text that a user wrote, such as a comment, safe in a mail: its addresses stay readable but are no links. */
export const cleanText = (text: string): string =>
  separate(text.replace(directionMarks, '').replace(/(?!\n)\p{Cc}/gu, ' '));

/** Values of messages that no user chose the words of, and addresses, which are checked by `isPlainAddress`. */
const ownValues: readonly string[] = [
  'email',
  'oldEmail',
  'newEmail',
  'role',
  'change',
  'at',
  'device',
  'total',
  'balance',
  'due',
];

/** Makes the values of a message safe in a mail. A comment has several sentences or lines, all others are names. */
export const cleanValues = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string' || ownValues.includes(name)) return [name, value];
      return [name, name === 'comment' ? cleanText(value) : cleanName(value)];
    }),
  );

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

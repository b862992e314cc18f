import type { MessageValues } from '../platform/messages.ts';

/** Long enough for the name of a person or a company, too short for a fraudulent message. */
const NAME_MAX_LENGTH = 60;

/** Control characters that change the text direction (Unicode UAX 9). */
const directionMarks = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu;

/** URLs with a scheme, with `www.`, or with a path after a domain. */
const addresses = /\b[a-z][a-z\d+.-]*:\/\/\S*|\bwww\.\S+|[^\s/]+\.\p{L}{2,}\/\S*/giu;

/** Inserts word joiners, which are invisible, so that email clients do not recognize URLs. */
const separate = (text: string): string => text.replace(/(?<=[.:/])(?=[\p{L}\p{N}/])/gu, '\u2060');

/**
 * Makes a user-chosen name safe for an email or SMS: one line, which prevents header injection; no URL; at most 60
 * characters. A domain in the name cannot become a link, since a company could otherwise choose a name that puts a
 * foreign link into its invitations.
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

/** Makes a user-written text, such as a comment, safe for an email: its URLs stay readable but do not become links. */
export const cleanText = (text: string): string =>
  separate(text.replace(directionMarks, '').replace(/(?!\n)\p{Cc}/gu, ' '));

/** Values of messages without user-chosen text, and addresses, which `isPlainAddress` checks. */
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

/**
 * Makes the values of a message safe for an email. Comments can have several lines. All other values are treated as
 * names.
 */
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

/** Escapes a text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * Accepts a single address without names, comments or control characters. This is the last check before SMTP. The domain
 * package validates the addresses that users enter.
 */
export const isPlainAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u.test(address);

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

/** Facts of phrases that no user chose the words of, and addresses, which are checked by `isPlainAddress`. */
const ownFacts: readonly string[] = [
  'email',
  'oldEmail',
  'newEmail',
  'ip',
  'role',
  'change',
  'total',
  'balance',
  'due',
];
/** Facts of several sentences or lines. */
const texts: readonly string[] = ['comment', 'message'];

function cleanFact(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || ownFacts.includes(name)) return value;
  return texts.includes(name) ? cleanText(value) : cleanName(value);
}

const cleanFacts = (facts: unknown): unknown =>
  typeof facts === 'object' && facts !== null
    ? Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, cleanFact(name, value)]))
    : cleanFact('', facts);

/**
 * Makes a catalogue of phrases whose functions clean the facts that they are called with. Every mail and SMS is worded by
 * such a catalogue, so that no text of a user reaches one as it was typed.
 */
export function cleaning<Phrases extends object>(phrases: Phrases): Phrases {
  return new Proxy(phrases, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'function') {
        return (...facts: unknown[]): unknown => Reflect.apply(value, target, facts.map(cleanFacts));
      }
      return typeof value === 'object' && value !== null ? cleaning(value) : value;
    },
  });
}

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

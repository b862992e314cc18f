import type { Clock } from '../company/index.ts';
import type { KeyOf, MessageValues } from '../platform/messages.ts';
import { messages } from './messages.ts';
import { cleanValues } from './names.ts';
import type { MailLanguage } from './payload.ts';

/** What a mail says, in one language, before it is laid out. */
export interface Words {
  subject: string;
  heading: string;
  greeting?: string | undefined;
  /** The first is what lists of mails show beside the subject. */
  paragraphs: readonly string[];
  button: string;
  /** How long the link works, or what else to know of it. */
  note?: string | undefined;
  /** Why this person was written to. */
  reason: string;
  /** A link that stops mails of this kind; mail programs get it in a header, too. */
  stop?: { text: string; link: string } | undefined;
}

/** What an SMS says: it costs by length. */
export interface ShortWords {
  /** Only for lists of what was sent. */
  subject: string;
  /** Before the link. */
  line: string;
}

/** Mails whose messages have this name before their keys: `welcome.subject`. */
export type LetterName =
  | 'passwordReset'
  | 'passwordChanged'
  | 'invitation'
  | 'welcome'
  | 'confirmCompany'
  | 'newSignIn'
  | 'securityChanged'
  | 'confirmEmail'
  | 'emailInUse'
  | 'undoEmail'
  | 'signatureRequest'
  | 'ticketDisputed'
  | 'invoice'
  | 'reminder';

/** SMS whose messages have this name before their keys. */
export type ShortName = 'phoneCode' | 'invitationSms' | 'signatureRequestSms';

/** Keys of the messages of mails and SMS. */
export type MailKey = KeyOf<typeof messages>;

/**
 * Formats a message of mails and SMS. Every text of a mail goes through here, so that no text of a user reaches one as it
 * was typed.
 */
export const mailText = (language: MailLanguage, key: MailKey, values: MessageValues = {}): string =>
  messages[language](key, cleanValues(values));

/**
 * Writes a mail in a language.
 * @param values.fullname the recipient, who is greeted; `''` if the name is unknown
 * @param lines paragraphs besides those of the messages
 */
export function wordsOf(
  language: MailLanguage,
  name: LetterName,
  values: MessageValues,
  lines: readonly string[] = [],
): Words {
  const { fullname } = values;
  const find = (part: string) => messages.find(language, `${name}.${part}`, cleanValues(values));
  return {
    subject: mailText(language, `${name}.subject`, values),
    heading: mailText(language, `${name}.heading`, values),
    greeting:
      fullname === undefined
        ? undefined
        : mailText(language, fullname === '' ? 'greetingUnnamed' : 'greeting', { fullname }),
    paragraphs: [find('text1') ?? '', find('text2') ?? '', ...lines].filter((text) => text !== ''),
    button: mailText(language, `${name}.button`, values),
    note: find('note'),
    reason: mailText(language, `${name}.reason`, values),
  };
}

/** Writes an SMS in a language. */
export const shortWordsOf = (language: MailLanguage, name: ShortName, values: MessageValues): ShortWords => ({
  subject: mailText(language, `${name}.subject`, values),
  line: mailText(language, `${name}.line`, values),
});

/** A point in time, and how the company of the reader tells it. */
export interface Moment extends Pick<Clock, 'timeZone' | 'hourCycle'> {
  instant: Date;
}

const locales: Readonly<Record<MailLanguage, string>> = { en: 'en-US', es: 'es-419' };

/** Writes a point in time as the clocks of the company show it, with their zone. */
export const momentText = ({ instant, timeZone, hourCycle }: Moment, language: MailLanguage) =>
  new Intl.DateTimeFormat(locales[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
    hourCycle,
  }).format(instant);

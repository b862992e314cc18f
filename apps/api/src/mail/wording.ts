import type { Clock } from '../company/index.ts';
import type { KeyOf, MessageValues } from '../platform/messages.ts';
import { messages } from './messages.ts';
import { cleanValues } from './names.ts';
import type { MailLanguage } from './payload.ts';

/** The texts of an email in one language, before rendering. */
export interface Words {
  subject: string;
  heading: string;
  greeting?: string | undefined;
  /** Email clients show the first paragraph beside the subject as a preview. */
  paragraphs: readonly string[];
  button: string;
  /** Validity of the link, or other information about it. */
  note?: string | undefined;
  /** The reason why the recipient gets this email. */
  reason: string;
  /** The unsubscribe link of this type of email. It is also sent in a header. */
  stop?: { text: string; link: string } | undefined;
}

/** The texts of an SMS. They are short, because the price depends on the length. */
export interface SmsWords {
  /** Only shown in lists of sent messages. */
  subject: string;
  /** The text before the link. */
  line: string;
}

/** Names of emails, used as prefixes of their message keys: `welcome.subject`. */
export type EmailName =
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
  | 'reminder'
  | 'customerLink';

/** Names of SMS, used as prefixes of their message keys. */
export type SmsName = 'phoneCode' | 'invitationSms' | 'signatureRequestSms';

/** Keys of the texts of emails and SMS. */
export type MailKey = KeyOf<typeof messages>;

/**
 * Formats a text of an email or SMS. All texts go through this function, so that user-written values are always cleaned.
 */
export const mailText = (language: MailLanguage, key: MailKey, values: MessageValues = {}): string =>
  messages[language](key, cleanValues(values));

/**
 * Formats the texts of an email.
 * @param values.fullname name of the recipient, for the greeting; `''` if unknown
 * @param lines additional paragraphs
 */
export function wordsOf(
  language: MailLanguage,
  name: EmailName,
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

export const smsWordsOf = (language: MailLanguage, name: SmsName, values: MessageValues): SmsWords => ({
  subject: mailText(language, `${name}.subject`, values),
  line: mailText(language, `${name}.line`, values),
});

/** A point in time with the time zone and format of the recipient's company. */
export interface Moment extends Pick<Clock, 'timeZone' | 'hourCycle'> {
  instant: Date;
}

const locales: Readonly<Record<MailLanguage, string>> = { en: 'en-US', es: 'es-419' };

/** Formats a point in time with the company's time zone and format, including the zone. */
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

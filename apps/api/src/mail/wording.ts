import type { Clock } from '../company/index.ts';

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

/** A point in time, and how the company of the reader tells it. */
export interface Moment extends Pick<Clock, 'timeZone' | 'hourCycle'> {
  instant: Date;
}

/** Writes a point in time as the clocks of the company show it, with their zone. */
export const at = ({ instant, timeZone, hourCycle }: Moment, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
    hourCycle,
  }).format(instant);

import type { AskQuery, DraftFields } from '@derrick/domain/assistant';

/** A record that words can name. */
export interface Named {
  id: string;
  label: string;
}

/** The company's records within the caller's scope. The engine returns no id that is not among them. */
export interface ReadingContext {
  /** The language of the words; words of the other are understood as well. */
  language: 'en' | 'es';
  /** The day that "today" means, `YYYY-MM-DD`. */
  referenceDate: string;
  /** The name of an IANA time zone. */
  timeZone: string;
  /** The first day of a week; Monday unless given. */
  weekStart?: 'MONDAY' | 'SUNDAY' | 'SATURDAY';
  people: readonly Named[];
  customers: readonly Named[];
  /** The people at the customers. */
  contacts: readonly (Named & { customerId: string })[];
  jobTypes: readonly Named[];
  /** The names of wells that the company has worked at. */
  wells: readonly string[];
  /** The id of the user who asks: "I" in a question. */
  speakerId?: string;
  /** Values of the form. Its customer decides between two contacts of the same name. */
  formValues?: Readonly<Record<string, unknown>>;
}

/** The query of a question. If the question is not understood, the query is null and the alternatives are questions that can be answered. */
export interface QuestionReading {
  understood: boolean;
  query: AskQuery | null;
  alternatives: string[];
}

/** The fields read from the text of a ticket. */
export interface TicketReading {
  fields: DraftFields;
  unmatched: string[];
  other?: DraftFields[];
}

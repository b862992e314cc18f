import type { AskQuery, DraftFields } from '@derrick/domain/assistant';

/** A record that words can name. */
export interface Named {
  id: string;
  label: string;
}

/** What the engine knows of the company, of the caller's scope alone: it never answers with an id that is not in here. */
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
  /** Who speaks: "I" in a question. */
  speakerId?: string;
  /** What the form holds already: a customer that is chosen there tells between two contacts of the same name. */
  formValues?: Readonly<Record<string, unknown>>;
}

/** What a question means; not understood, the query is null and the alternatives are questions that can be answered. */
export interface QuestionReading {
  understood: boolean;
  query: AskQuery | null;
  alternatives: string[];
}

/** What was read from the words of a ticket. */
export interface TicketReading {
  fields: DraftFields;
  unmatched: string[];
  other?: DraftFields[];
}

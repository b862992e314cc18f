import type { AskQuery, DraftFields } from '@derrick/domain/assistant';

/** A record that the text can name. */
export interface Named {
  id: string;
  label: string;
}

/** The company's records within the caller's scope. The engine returns no id that is not among them. */
export interface ReadingContext {
  /** Main language of the text. Words of the other language are also understood. */
  language: 'en' | 'es';
  /** The day that "today" means, `YYYY-MM-DD`. */
  referenceDate: string;
  /** IANA name of the time zone. */
  timeZone: string;
  /**
   * First day of the week.
   * @default 'MONDAY'
   */
  weekStart?: 'MONDAY' | 'SUNDAY' | 'SATURDAY';
  people: readonly Named[];
  customers: readonly Named[];
  /** Contacts at the customers. */
  contacts: readonly (Named & { customerId: string })[];
  jobTypes: readonly Named[];
  /** Names of wells where the company has worked. */
  wells: readonly string[];
  /** Id of the user who asks, for "I" in a question. */
  speakerId?: string;
  /** Current values of the form. If two contacts have the same name, the customer in the form decides. */
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

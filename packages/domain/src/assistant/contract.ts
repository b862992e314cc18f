import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  object,
  optional,
  refine,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { calendarDay, listOf, timeZone } from '../contract/scalars.ts';
import { textOf } from '../contract/text.ts';
import { askQueryStruct, askResultStruct, ticketDraftStruct } from './schema.ts';

/** Maximum length of the text of a ticket draft, in UTF-16 code units. */
export const ASSIST_TEXT_MAX = 4000;

/** Maximum length of a question, in UTF-16 code units. */
export const ASSIST_QUESTION_MAX = 500;

/** Languages supported by the assistant. */
export const assistLanguages = ['en', 'es'] as const;

export type AssistLanguage = (typeof assistLanguages)[number];

/** The engine that read a text: the server's own engine (`local`), or the provider configured by the company. */
export const assistEngines = ['local', 'provider'] as const;

export type AssistEngine = (typeof assistEngines)[number];

/** Reasons why the server's own engine read a text although the company has configured a provider. */
export const assistNotices = ['providerSlow', 'providerDown', 'providerWrong', 'overQuota'] as const;

export type AssistNotice = (typeof assistNotices)[number];

const filled = (maxLength: number) =>
  refine(textOf(maxLength), 'filled', (value) => value.trim() !== '' || 'textRequired');

/** Status and capabilities of the assistant in this company. */
export const assistStatusStruct = type({
  enabled: boolean(),
  engines: array(enums(assistEngines)),
  /** Available kinds of speech recognition: on the device by the browser, or on the server. */
  speech: array(enums(['device', 'server'])),
  languages: array(enums(assistLanguages)),
});

export type AssistStatus = Infer<typeof assistStatusStruct>;

/** A draft of a ticket, with the engine that made it and the time taken. */
export const ticketDraftReplyStruct = type({
  ...ticketDraftStruct.schema,
  engine: enums(assistEngines),
  notice: optional(enums(assistNotices)),
  durationMs: min(integer(), 0),
  draftId: string(),
});

export type TicketDraftReply = Infer<typeof ticketDraftReplyStruct>;

/** An answer: the query as understood, its numbers, and one sentence. */
export const askReplyStruct = type({
  understood: boolean(),
  query: nullable(askQueryStruct),
  result: nullable(askResultStruct),
  text: string(),
  engine: enums(assistEngines),
  notice: optional(enums(assistNotices)),
  /** Suggested questions that the assistant can answer. Empty if it understood this question. */
  alternatives: array(string()),
  /** The names of the users, customers and job types whose ids are in the query's filters. */
  names: array(type({ id: string(), label: string() })),
});

export type AskReply = Infer<typeof askReplyStruct>;

export const getAssistStatus = endpoint({
  method: 'GET',
  path: '/assist/status',
  summary: 'Loads the status of the assistant: on or off, engine or provider, and languages.',
  permission: 'tickets:read',
  reply: assistStatusStruct,
  reads: ['assistant'],
});

export const draftTicket = endpoint({
  method: 'POST',
  path: '/assist/ticket-draft',
  summary:
    'Reads the fields of a ticket from dictated or typed text. Nothing is saved; each field quotes the words that it was read from.',
  permission: 'tickets:write',
  body: object({
    text: filled(ASSIST_TEXT_MAX),
    language: enums(assistLanguages),
    /** The day meant by “today” in the text. */
    referenceDate: calendarDay,
    timeZone,
    /** Current values of the form. The customer distinguishes two contacts with the same name. */
    formValues: optional(type({ customerCompany: optional(nullable(string())) })),
  }),
  reply: ticketDraftReplyStruct,
  example: {
    body: {
      text: 'Replaced the packing at Mesquite 4-1H, worked 7 to 3:30 pm',
      language: 'en',
      referenceDate: '2026-11-20',
      timeZone: 'America/Chicago',
    },
  },
});

const fieldNames = listOf(
  enums([
    'location',
    'wellName',
    'description',
    'notes',
    'workStartedAt',
    'workEndedAt',
    'travelStartedAt',
    'travelEndedAt',
    'workDate',
    'technicianId',
    'customerCompany',
    'customerName',
    'jobTypeId',
    'costReference',
  ]),
  14,
  'invalid',
);

export const recordDraftOutcome = endpoint({
  method: 'POST',
  path: '/assist/draft/:id/outcome',
  summary: 'Counts the accepted, changed and ignored fields of a draft. No text is stored.',
  permission: 'tickets:write',
  resource: 'assistantDraft',
  body: object({ applied: fieldNames, edited: fieldNames, rejected: fieldNames }),
  reply: type({ id: string() }),
  example: { body: { applied: ['wellName'], edited: [], rejected: ['workStartedAt'] } },
});

export const askTickets = endpoint({
  method: 'POST',
  path: '/assist/ask',
  summary:
    "Answers a question about the tickets that the caller can see. If neither the server's engine nor the company's provider understands it, the reply says so.",
  permission: 'tickets:read',
  body: object({ question: filled(ASSIST_QUESTION_MAX), language: enums(assistLanguages), timeZone }),
  reply: askReplyStruct,
  example: {
    body: { question: 'How many tickets last week?', language: 'en', timeZone: 'America/Chicago' },
  },
});

export const runTicketQuery = endpoint({
  method: 'POST',
  path: '/assist/run',
  summary: 'Answers a query that the user has changed. Amounts need `prices:read`.',
  permission: 'tickets:read',
  body: object({ query: askQueryStruct, timeZone, language: optional(enums(assistLanguages)) }),
  reply: askReplyStruct,
  example: {
    body: {
      query: {
        metric: 'hours',
        filters: { fromDate: '2026-11-16', toDate: '2026-11-22' },
        groupBy: 'technician',
      },
      timeZone: 'America/Chicago',
    },
  },
});

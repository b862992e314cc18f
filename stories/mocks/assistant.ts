import {
  type AskReply,
  type AssistProvider,
  askTickets,
  draftTicket,
  getAssistProvider,
  getAssistStatus,
  type ProviderTestResult,
  recordDraftOutcome,
  runTicketQuery,
  type TicketDraftReply,
  testAssistProvider,
  transcribeSpeech,
  updateAssistProvider,
} from '@derrick/domain/assistant';
import type { HttpHandler } from 'msw';
import {
  ambiguousFields,
  invoicedAnswer,
  invoicedAnswerSpanish,
  longListAnswer,
  notUnderstood,
  notUnderstoodSpanish,
  otherFields,
  storyAnswer,
  storyDraft,
  topTechnicianAnswer,
} from './assistantFixtures.ts';
import { mock } from './mock.ts';
import { failure, never, noReply } from './replies.ts';

export { storyDraftId, storyWords } from './assistantFixtures.ts';

const noProvider: AssistProvider = {
  baseUrl: null,
  model: null,
  transcriptionModel: null,
  hasKey: false,
  dailyLimit: 500,
  usedToday: 0,
};

interface Replies {
  draft?: Partial<TicketDraftReply>;
  answer?: AskReply;
  provider?: AssistProvider;
  test?: ProviderTestResult;
  /** True if the company's provider transcribes speech. */
  hears?: boolean;
}

/** Answers all requests of the assistant. Omitted options have default values. */
function ready({
  draft,
  answer = storyAnswer,
  provider = noProvider,
  test = 'ok',
  hears = false,
}: Replies = {}): HttpHandler[] {
  let saved = provider;
  return [
    mock(getAssistStatus, () => ({
      enabled: true,
      engines: ['local' as const],
      speech: hears ? ['device' as const, 'server' as const] : ['device' as const],
      languages: ['en' as const, 'es' as const],
    })),
    mock(draftTicket, () => ({ ...storyDraft, ...draft })),
    mock(transcribeSpeech, ({ query: { language } }) =>
      hears
        ? { text: 'Replaced the seal.', language }
        : failure(
            404,
            'NOT_FOUND',
            'The server takes no speech. Type the words, or use the dictation of your keyboard',
          ),
    ),
    mock(recordDraftOutcome, ({ params: { id } }) => ({ id })),
    mock(askTickets, () => answer),
    // The figures are fixed; the query is that of the request.
    mock(runTicketQuery, ({ body }) => ({ ...storyAnswer, query: body.query })),
    mock(getAssistProvider, () => saved),
    mock(updateAssistProvider, ({ body: { key, transcriptionModel = null, ...body } }) => {
      saved = {
        ...saved,
        ...body,
        transcriptionModel,
        hasKey: key === undefined ? saved.hasKey : Boolean(key),
      };
      return saved;
    }),
    mock(testAssistProvider, () => ({ result: test, durationMs: 640 })),
  ];
}

const slowText = 'The assistant took too long to read this text. Shorten it, or fill in the form yourself';

const internal = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');

/** Handlers for the states of the assistant. Each call creates new handlers. */
export const assistantHandlers = {
  ready,
  /** The text matches two technicians with the same name, and an hour that could be a.m. or p.m. */
  ambiguous: () => ready({ draft: { fields: ambiguousFields } }),
  secondJob: () => ready({ draft: { other: [otherFields] } }),
  nothingFound: () => ready({ draft: { fields: {}, unmatched: ['Hello there'] } }),
  notice: (notice: NonNullable<TicketDraftReply['notice']>) => ready({ draft: { notice } }),
  hears: () => ready({ hears: true }),
  /** The provider returns no text for the recording. */
  hearsNothing: () => [
    mock(transcribeSpeech, () =>
      failure(503, 'UNAVAILABLE', 'Your provider gave no text. Try again, or type the words'),
    ),
    ...ready({ hears: true }),
  ],
  byProvider: () => ready({ draft: { engine: 'provider' } }),
  invoiced: () => ready({ answer: invoicedAnswer }),
  invoicedSpanish: () => ready({ answer: invoicedAnswerSpanish }),
  longList: () => ready({ answer: longListAnswer }),
  topTechnician: () => ready({ answer: topTechnicianAnswer }),
  /** The worker thread took too long and was terminated. */
  slow: () => [
    mock(draftTicket, () => failure(503, 'UNAVAILABLE', slowText)),
    mock(askTickets, () => failure(503, 'UNAVAILABLE', slowText)),
    ...ready(),
  ],
  notUnderstood: () => ready({ answer: notUnderstood }),
  notUnderstoodSpanish: () => ready({ answer: notUnderstoodSpanish }),
  /** Neither the built-in engine nor the provider has understood the question. `notice` gives the reason. */
  askNotice: (notice: NonNullable<AskReply['notice']>) => ready({ answer: { ...notUnderstood, notice } }),
  pending: () => [mock(draftTicket, never), mock(askTickets, never), ...ready()],
  serverError: () => [mock(draftTicket, internal), mock(askTickets, internal), ...ready()],
  offline: () => [mock(draftTicket, noReply), mock(askTickets, noReply), ...ready()],
};

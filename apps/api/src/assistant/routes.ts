import {
  type AssistLanguage,
  askTickets,
  assistLanguages,
  draftTicket,
  getAssistProvider,
  getAssistStatus,
  recordDraftOutcome,
  runTicketQuery,
  testAssistProvider,
  transcribeSpeech,
  updateAssistProvider,
} from '@derrick/domain/assistant';
import type { Kysely } from 'kysely';
import type { Limits } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import { dayIn } from '../platform/dayRange.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import type { Seal } from '../platform/seal.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { type Asker, answer, noAnswer, showsAmounts } from './answer.ts';
import { readScope } from './context.ts';
import { readByProvider, readLocally } from './draft.ts';
import { countOutcome, recordReading, storeDraft } from './drafts.ts';
import type { ReadingContext } from './engine/index.ts';
import { failure } from './failures.ts';
import { messages } from './messages.ts';
import { type AssistantSettings, readAssistantSettings } from './mode.ts';
import { createProviderClient } from './provider/ask.ts';
import { createBreaker } from './provider/breaker.ts';
import type { ProviderNetwork } from './provider/send.ts';
import { changeProvider, readProvider } from './provider/store.ts';
import { createTranscriber } from './provider/transcriber.ts';
import { readQuestionByProvider, readQuestionLocally } from './question.ts';
import { directReader, type Reader } from './reader.ts';
import { receiveSound } from './sound.ts';
import { testProvider } from './testProvider.ts';
import { findTranscriber, transcribe } from './transcribe.ts';

const serve = serveWith(messages);

export interface AssistantOptions extends ProviderNetwork {
  /**
   * Reads texts with the built-in engine.
   * @default `directReader`, on the calling thread
   */
  reader?: Reader | undefined;
  /** Timeout of a provider in milliseconds, for tests. */
  timeoutMs?: number | undefined;
}

interface AssistantParts {
  db: Kysely<Database>;
  /** Encrypts the API keys of providers. */
  providerSeal: Seal;
  assistant: AssistantOptions;
  limits: Pick<Limits, 'assistant'>;
}

/** Reads the settings of a company, and rejects the request if the assistant is off. */
async function settingsOf(db: Kysely<Database>, { companyId }: Session): Promise<AssistantSettings> {
  const settings = await readAssistantSettings(db, companyId);
  if (settings.mode === 'OFF') throw failure('assistantOff');
  return settings;
}

export function assistantRoutes({
  db,
  providerSeal: seal,
  assistant: network,
  limits,
}: AssistantParts): Route[] {
  const client = createProviderClient(network, network.timeoutMs);
  const transcriber = createTranscriber(network, network.timeoutMs);
  const { reader = directReader } = network;
  const parts = { db, seal, client, transcriber, breaker: createBreaker(), network, reader };

  const askerOf = async (
    session: Session,
    language: AssistLanguage,
  ): Promise<Asker & { scope: Omit<ReadingContext, 'language' | 'referenceDate' | 'timeZone'> }> => {
    const settings = await settingsOf(db, session);
    // Days are days in the company's time zone, regardless of the user's time zone.
    const { timeZone } = settings;
    return { db, session, settings, language, timeZone, scope: await readScope(db, session) };
  };

  return [
    serve(getAssistStatus, async ({ session: { companyId } }) => {
      const settings = await readAssistantSettings(db, companyId);
      const { mode } = settings;
      const hears = (await findTranscriber(parts, companyId, settings)) !== undefined;
      return {
        enabled: mode !== 'OFF',
        engines: mode === 'PROVIDER' ? ['local' as const, 'provider' as const] : ['local' as const],
        speech: hears ? ['device' as const, 'server' as const] : ['device' as const],
        languages: [...assistLanguages],
      };
    }),
    serve(draftTicket, async ({ c, session, body, log }) => {
      const start = performance.now();
      const { mode, weekStart } = await settingsOf(db, session);
      await limits.assistant(session.userId);
      const { text, formValues = {}, ...rest } = body;
      const context = { ...rest, formValues, weekStart, ...(await readScope(db, session)) };
      const { companyId } = session;
      const { reading, engine, notice } =
        mode === 'PROVIDER'
          ? await readByProvider(parts, { companyId, text, language: body.language }, context, log)
          : await readLocally(reader, { companyId, text }, context);
      const draftId = await unitOfWork(db, originOf(c), (unit) => storeDraft(unit, session, engine));
      const durationMs = Math.round(performance.now() - start);
      return { ...reading, engine, ...(notice && { notice }), durationMs, draftId };
    }),
    serve(recordDraftOutcome, async ({ session, params: { id }, body }) => {
      await countOutcome(db, session, id, body);
      return { id };
    }),
    serve(askTickets, async ({ c, session, body: { question, language }, log }) => {
      await settingsOf(db, session);
      await limits.assistant(session.userId);
      const asker = await askerOf(session, language);
      const { mode, weekStart, timeZone } = asker.settings;
      const referenceDate = dayIn(new Date(), timeZone);
      const { companyId, userId: speakerId } = session;
      const context = { ...asker.scope, language, timeZone, referenceDate, weekStart, speakerId };
      let askedQuestion = await readQuestionLocally(reader, { companyId, question }, context);
      if (!askedQuestion.query && mode === 'PROVIDER') {
        const { alternatives } = askedQuestion;
        askedQuestion = await readQuestionByProvider(
          parts,
          { companyId, question, alternatives },
          context,
          log,
        );
        const { engine, notice } = askedQuestion;
        if (engine === 'provider' || notice)
          await unitOfWork(db, originOf(c), (unit) => recordReading(unit, session, 'assistant.ask', engine));
      }
      const { query, engine } = askedQuestion;
      if (!query) return noAnswer('notUnderstood', language, askedQuestion);
      if (showsAmounts(query) && !hasPermission(session, 'prices:read'))
        return noAnswer('noPrices', language, askedQuestion);
      return answer(query, asker, engine);
    }),
    serve(runTicketQuery, async ({ session, body: { query, language = 'en' } }) =>
      answer(query, await askerOf(session, language), 'local'),
    ),
    serve(transcribeSpeech, async ({ c, session, query: { language }, log }) => {
      const { companyId } = session;
      const target = await findTranscriber(parts, companyId, await readAssistantSettings(db, companyId));
      if (!target) throw failure('speechUnavailable');
      const sound = await receiveSound(c.req.raw);
      return transcribe(parts, { companyId, target, sound, language }, log);
    }),
    serve(getAssistProvider, ({ session: { companyId } }) => readProvider(db, companyId)),
    serve(updateAssistProvider, ({ session: { companyId }, body, unit }) =>
      changeProvider(unit, { seal, network }, companyId, body),
    ),
    serve(testAssistProvider, ({ session: { companyId } }) => testProvider(parts, companyId)),
  ];
}

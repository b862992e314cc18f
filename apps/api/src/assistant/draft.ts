/** Reads a ticket's fields from words: by the company's provider if there is one, else and always by the own engine. */
import type { AssistEngine, AssistLanguage, AssistNotice } from '@derrick/domain/assistant';
import { type ReadingContext, readTicketText, type TicketReading } from '@derrick/domain/assistant/engine';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import type { Seal } from '../platform/seal.ts';
import { admit } from './admit.ts';
import { readProvided } from './provided.ts';
import type { ProviderClient } from './provider/ask.ts';
import { blankPrivate } from './provider/blank.ts';
import type { Breaker } from './provider/breaker.ts';
import { ProviderFailure } from './provider/failure.ts';
import type { ProviderNetwork } from './provider/send.ts';
import { readTarget, takeCall } from './provider/store.ts';
import { ticketQuestion } from './provider/ticketQuestion.ts';

/** What calls of providers are made with. */
export interface ProviderParts {
  db: Kysely<Database>;
  /** Opens the keys of providers. */
  seal: Seal;
  client: ProviderClient;
  breaker: Breaker;
  network: ProviderNetwork;
}

/** What was read, and by whom. */
interface Read {
  reading: TicketReading;
  engine: AssistEngine;
  notice?: AssistNotice;
}

const noticeOf = ({ reason }: ProviderFailure): AssistNotice => {
  if (reason === 'slow') return 'providerSlow';
  return reason === 'wrong' ? 'providerWrong' : 'providerDown';
};

/** Reads a text by the own engine. */
export const readLocally = (text: string, context: ReadingContext): TicketReading =>
  admit(readTicketText(text, context), text, context);

/**
 * Reads a text by the company's provider. Only the text leaves the server, without phones and addresses. Whatever goes
 * wrong, the own engine reads it instead.
 */
export async function readByProvider(
  parts: ProviderParts,
  { companyId, text, language }: { companyId: string; text: string; language: AssistLanguage },
  context: ReadingContext,
  log: Logger,
): Promise<Read> {
  const { db, breaker, client } = parts;
  const locally = (notice?: AssistNotice): Read => ({
    reading: readLocally(text, context),
    engine: 'local',
    ...(notice && { notice }),
  });
  const target = await readTarget(db, parts.seal, companyId);
  if (!target) return locally();
  if (!breaker.mayCall(companyId)) return locally('providerDown');
  if (!(await takeCall(db, companyId))) return locally('overQuota');
  const sent = blankPrivate(text);
  try {
    const { referenceDate } = context;
    const answer = await client.ask(target, ticketQuestion({ text: sent, language, referenceDate }));
    breaker.succeeded(companyId);
    const reading = admit(readProvided(answer, text, sent, context), text, context);
    return { reading, engine: 'provider' };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    breaker.failed(companyId);
    log.warn({ reason: error.reason }, 'the provider of the assistant gave no answer');
    return locally(noticeOf(error));
  }
}

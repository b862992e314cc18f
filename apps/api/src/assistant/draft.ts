/** Reads a ticket's fields from words: by the company's provider if there is one, else and always by the own engine. */
import type { AssistEngine, AssistLanguage, AssistNotice } from '@derrick/domain/assistant';
import type { Logger } from '../platform/logging.ts';
import { admit } from './admit.ts';
import { type ReadingContext, readTicketText, type TicketReading } from './engine/index.ts';
import { readProvided } from './provided.ts';
import { blankPrivate } from './provider/blank.ts';
import { consult, type ProviderParts } from './provider/consult.ts';
import { ticketQuestion } from './provider/ticketQuestion.ts';

/** What was read, and by whom. */
interface Read {
  reading: TicketReading;
  engine: AssistEngine;
  notice?: AssistNotice;
}

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
  const sent = blankPrivate(text);
  const { referenceDate } = context;
  const question = ticketQuestion({ text: sent, language, referenceDate });
  const { answer, notice } = await consult(parts, companyId, question, log);
  if (!answer) return { reading: readLocally(text, context), engine: 'local', ...(notice && { notice }) };
  return { reading: admit(readProvided(answer, text, sent, context), text, context), engine: 'provider' };
}

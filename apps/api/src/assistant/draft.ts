/** Reads a ticket's fields from words: by the company's provider if there is one, else and always by the own engine. */
import type { AssistEngine, AssistLanguage, AssistNotice } from '@derrick/domain/assistant';
import type { Logger } from '../platform/logging.ts';
import { admit } from './admit.ts';
import type { ReadingContext, TicketReading } from './engine/index.ts';
import { readProvided } from './provided.ts';
import { blankPrivate } from './provider/blank.ts';
import { consult, type ProviderParts } from './provider/consult.ts';
import { ticketQuestion } from './provider/ticketQuestion.ts';
import type { Reader } from './reader.ts';

/** What was read, and by whom. */
interface Read {
  reading: TicketReading;
  engine: AssistEngine;
  notice?: AssistNotice;
}

/** A text of a company's user. */
interface TicketText {
  companyId: string;
  text: string;
  language: AssistLanguage;
}

/** Reads a text by the own engine. */
export async function readLocally(
  reader: Reader,
  { companyId, text }: Pick<TicketText, 'companyId' | 'text'>,
  context: ReadingContext,
): Promise<Read> {
  const reading = await reader.readTicket(text, context, { companyId });
  return { reading: admit(reading, text, context), engine: 'local' };
}

/**
 * Reads a text by the company's provider. Only the text leaves the server, without phones and addresses. Whatever goes
 * wrong, the own engine reads it instead.
 */
export async function readByProvider(
  parts: ProviderParts & { reader: Reader },
  { companyId, text, language }: TicketText,
  context: ReadingContext,
  log: Logger,
): Promise<Read> {
  const blanked = blankPrivate(text);
  const { referenceDate } = context;
  const question = ticketQuestion({ text: blanked, language, referenceDate });
  const { answer, notice } = await consult(parts, companyId, question, log);
  if (!answer) {
    const read = await readLocally(parts.reader, { companyId, text }, context);
    return { ...read, ...(notice && { notice }) };
  }
  return { reading: admit(readProvided(answer, text, blanked, context), text, context), engine: 'provider' };
}

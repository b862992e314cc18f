/**
 * Reads the fields of a ticket from a text. The company's provider reads the text if one is configured. The built-in
 * engine reads the text if there is no provider or the provider fails.
 */
import type { AssistEngine, AssistLanguage, AssistNotice } from '@derrick/domain/assistant';
import type { Logger } from '../platform/logging.ts';
import { admit } from './admit.ts';
import type { ReadingContext, TicketReading } from './engine/index.ts';
import { readProvided } from './provided.ts';
import { blankPrivate } from './provider/blank.ts';
import { consult, type ProviderParts } from './provider/consult.ts';
import { ticketQuestion } from './provider/ticketQuestion.ts';
import type { Reader } from './reader.ts';

interface Read {
  reading: TicketReading;
  engine: AssistEngine;
  notice?: AssistNotice;
}

/** A text entered by a user of a company. */
interface TicketText {
  companyId: string;
  text: string;
  language: AssistLanguage;
}

export async function readLocally(
  reader: Reader,
  { companyId, text }: Pick<TicketText, 'companyId' | 'text'>,
  context: ReadingContext,
): Promise<Read> {
  const reading = await reader.readTicket(text, context, { companyId });
  return { reading: admit(reading, text, context), engine: 'local' };
}

/**
 * Reads a text with the company's provider. Only the text leaves the server, without phone numbers and addresses. If
 * anything fails, the built-in engine reads the text.
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

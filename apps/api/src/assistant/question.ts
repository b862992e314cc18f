/**
 * Finds the query of a question. The built-in engine tries first; if it does not understand the question, the company's
 * provider reads it.
 */
import type { AskQuery, AssistEngine, AssistNotice } from '@derrick/domain/assistant';
import type { Logger } from '../platform/logging.ts';
import type { ReadingContext } from './engine/index.ts';
import { readProvidedQuery } from './providedQuery.ts';
import { blankPrivate } from './provider/blank.ts';
import { consult, type ProviderParts } from './provider/consult.ts';
import { queryQuestion } from './provider/queryQuestion.ts';
import type { Reader } from './reader.ts';

/** The query of a question. The query is missing if the question was not understood. */
export interface AskedQuery {
  query?: AskQuery;
  engine: AssistEngine;
  notice?: AssistNotice;
  /** Example questions that can be answered. */
  alternatives: readonly string[];
}

export async function readQuestionLocally(
  reader: Reader,
  { companyId, question }: { companyId: string; question: string },
  context: ReadingContext,
): Promise<AskedQuery> {
  const { query, alternatives } = await reader.readQuestion(question, context, { companyId });
  return { ...(query && { query }), engine: 'local', alternatives };
}

/**
 * Reads a question with the company's AI provider. Only the question leaves the server, without phone numbers and email
 * addresses. The provider returns a query, which the server checks and runs itself.
 */
export async function readQuestionByProvider(
  parts: ProviderParts,
  {
    companyId,
    question,
    alternatives,
  }: { companyId: string; question: string } & Pick<AskedQuery, 'alternatives'>,
  context: ReadingContext,
  log: Logger,
): Promise<AskedQuery> {
  const blanked = blankPrivate(question);
  const { language, referenceDate, weekStart = 'MONDAY' } = context;
  const prompt = queryQuestion({ text: blanked, language, referenceDate, weekStart });
  const { answer, notice } = await consult(parts, companyId, prompt, log);
  if (!answer) return { engine: 'local', alternatives, ...(notice && { notice }) };
  const engine = 'provider';
  if (answer.query === null) return { engine, alternatives };
  const read = readProvidedQuery(answer.query, blanked, context);
  if (read.query) return { query: read.query, engine, alternatives: [] };
  return read.reason === 'wrong'
    ? { engine: 'local', alternatives, notice: 'providerWrong' }
    : { engine, alternatives };
}

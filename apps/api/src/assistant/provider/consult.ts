import type { AssistNotice } from '@derrick/domain/assistant';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Seal } from '../../platform/seal.ts';
import type { ProviderClient, Question } from './ask.ts';
import type { Breaker } from './breaker.ts';
import { ProviderFailure } from './failure.ts';
import type { ProviderNetwork } from './send.ts';
import { countCall, readTarget } from './store.ts';

export interface ProviderParts {
  db: Kysely<Database>;
  /** Decrypts the API keys of providers. */
  seal: Seal;
  client: ProviderClient;
  breaker: Breaker;
  network: ProviderNetwork;
}

/** The answer of a provider, or the reason for a missing answer. Both are missing if the company has no provider. */
export type Consulted<T> = { answer: T; notice?: undefined } | { answer?: undefined; notice?: AssistNotice };

const noticeOf = ({ reason }: ProviderFailure): AssistNotice => {
  if (reason === 'slow') return 'providerSlow';
  return reason === 'wrong' ? 'providerWrong' : 'providerDown';
};

/**
 * Sends a question to the company's provider. Skips the call if the circuit breaker is open or the daily limit is
 * reached.
 */
export async function consult<T>(
  { db, seal, client, breaker }: ProviderParts,
  companyId: string,
  question: Question<T>,
  log: Logger,
): Promise<Consulted<T>> {
  const target = await readTarget(db, seal, companyId);
  if (!target) return {};
  if (!breaker.mayCall(companyId)) return { notice: 'providerDown' };
  if (!(await countCall(db, companyId))) return { notice: 'overQuota' };
  try {
    const answer = await client.ask(target, question);
    breaker.succeeded(companyId);
    return { answer };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    breaker.failed(companyId);
    log.warn({ reason: error.reason }, 'assistant provider request failed');
    return { notice: noticeOf(error) };
  }
}

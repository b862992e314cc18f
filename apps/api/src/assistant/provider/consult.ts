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

/** What calls of providers are made with. */
export interface ProviderParts {
  db: Kysely<Database>;
  /** Opens the keys of providers. */
  seal: Seal;
  client: ProviderClient;
  breaker: Breaker;
  network: ProviderNetwork;
}

/** What a provider has answered, or why it has not; neither where the company has set none. */
export type Consulted<T> = { answer: T; notice?: undefined } | { answer?: undefined; notice?: AssistNotice };

const noticeOf = ({ reason }: ProviderFailure): AssistNotice => {
  if (reason === 'slow') return 'providerSlow';
  return reason === 'wrong' ? 'providerWrong' : 'providerDown';
};

/** Asks the company's provider, unless it has just failed several times or its calls of the day are used up. */
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

import type { ProviderTestResult } from '@derrick/domain/assistant';
import type { ProviderParts } from './provider/consult.ts';
import { ProviderFailure } from './provider/failure.ts';
import { readTarget } from './provider/store.ts';
import { ticketQuestion } from './provider/ticketQuestion.ts';

/** Invented text without customer data. */
const madeUp = {
  text: 'Replaced the packing at Example 1-2H, worked from 7 to 3:30 pm',
  language: 'en',
  referenceDate: '2026-01-05',
} as const;

/** Sends an invented text to the company's provider and reports the result. */
export async function testProvider(
  { db, seal, client, breaker }: ProviderParts,
  companyId: string,
): Promise<{ result: ProviderTestResult; durationMs: number }> {
  const start = performance.now();
  const resultOf = (result: ProviderTestResult) => ({
    result,
    durationMs: Math.round(performance.now() - start),
  });
  const target = await readTarget(db, seal, companyId);
  if (!target) return resultOf('missing');
  try {
    await client.ask(target, ticketQuestion(madeUp));
    // A successful test closes the circuit breaker, so that the provider is used again at once.
    breaker.succeeded(companyId);
    return resultOf('ok');
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return resultOf(error.reason);
  }
}

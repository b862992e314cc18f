import type { ProviderTestResult } from '@derrick/domain/assistant';
import type { ProviderParts } from './provider/consult.ts';
import { ProviderFailure } from './provider/failure.ts';
import { readTarget } from './provider/store.ts';
import { ticketQuestion } from './provider/ticketQuestion.ts';

/** Nobody's words, well or day. */
const madeUp = {
  text: 'Replaced the packing at Example 1-2H, worked from 7 to 3:30 pm',
  language: 'en',
  referenceDate: '2026-01-05',
} as const;

/** Sends a made-up sentence to the provider that is set, and says what came of it. */
export async function testProvider(
  { db, seal, client, breaker }: ProviderParts,
  companyId: string,
): Promise<{ result: ProviderTestResult; durationMs: number }> {
  const start = performance.now();
  const done = (result: ProviderTestResult) => ({
    result,
    durationMs: Math.round(performance.now() - start),
  });
  const target = await readTarget(db, seal, companyId);
  if (!target) return done('missing');
  try {
    await client.ask(target, ticketQuestion(madeUp));
    // Whoever has mended it need not wait until it is tried again.
    breaker.succeeded(companyId);
    return done('ok');
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return done(error.reason);
  }
}

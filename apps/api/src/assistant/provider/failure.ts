import type { ProviderTestResult } from '@derrick/domain/assistant';

/** Why a provider gave no answer that can be used. */
export type ProviderReason = Exclude<ProviderTestResult, 'ok'>;

/** Thrown when a provider gave no answer that can be used. Its message holds neither its address nor its key. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: ProviderReason;

  constructor(reason: ProviderReason) {
    super(`The provider gave no answer: ${reason}`);
    this.reason = reason;
  }
}

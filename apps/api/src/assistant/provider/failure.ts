import type { ProviderTestResult } from '@derrick/domain/assistant';

/** Reason for a missing or unusable answer of a provider. */
export type ProviderReason = Exclude<ProviderTestResult, 'ok'>;

/** Thrown if a provider gives no usable answer. The message contains neither its address nor its key. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: ProviderReason;

  constructor(reason: ProviderReason) {
    super(`The provider gave no answer: ${reason}`);
    this.reason = reason;
  }
}

/** Number of consecutive failures after which the circuit breaker opens. */
const MAX_FAILURES = 3;
/** Duration in milliseconds for which the circuit breaker stays open. After that, one call tries the provider again. */
const OPEN_MS = 60_000;
/** Maximum number of companies with failures in memory. The oldest entries are deleted first. */
const MAX_ENTRIES = 10_000;

interface Entry {
  failures: number;
  until: number;
}

/**
 * Circuit breaker for providers: after several failures it stops calls for a while, so that users do not wait for
 * timeouts.
 */
export interface Breaker {
  /** Returns true if a call may start. After a pause, only one caller gets true and tries the provider again. */
  mayCall(companyId: string): boolean;
  succeeded(companyId: string): void;
  failed(companyId: string): void;
}

/** Creates a circuit breaker that counts only the failures of this process. */
export function createBreaker(now: () => number = Date.now): Breaker {
  const entries = new Map<string, Entry>();
  return {
    mayCall(companyId) {
      const entry = entries.get(companyId);
      if (!entry || entry.failures < MAX_FAILURES) return true;
      if (now() < entry.until) return false;
      // Until this call succeeds or the pause is over again, other calls are rejected.
      entry.until = now() + OPEN_MS;
      return true;
    },
    succeeded: (companyId) => void entries.delete(companyId),
    failed(companyId) {
      const failures = (entries.get(companyId)?.failures ?? 0) + 1;
      entries.delete(companyId);
      entries.set(companyId, { failures, until: now() + OPEN_MS });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}

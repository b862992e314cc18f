/** Failures in a row after which a provider is left alone. */
const MOST_FAILURES = 3;
/** For how long; then one call tries it again. */
const OPEN_MS = 60_000;
/** Companies whose provider fails at the same time; the oldest are forgotten first. */
const MOST_ENTRIES = 10_000;

interface Entry {
  failures: number;
  until: number;
}

/** Keeps calls from a provider that has just failed several times, so that nobody waits for it. */
export interface Breaker {
  /** False while the provider is left alone. True also takes the one try that is due. */
  mayCall(companyId: string): boolean;
  succeeded(companyId: string): void;
  failed(companyId: string): void;
}

/** Makes a breaker that counts in this process alone. */
export function createBreaker(now: () => number = Date.now): Breaker {
  const entries = new Map<string, Entry>();
  return {
    mayCall(companyId) {
      const entry = entries.get(companyId);
      if (!entry || entry.failures < MOST_FAILURES) return true;
      if (now() < entry.until) return false;
      // The others wait for what becomes of this one.
      entry.until = now() + OPEN_MS;
      return true;
    },
    succeeded: (companyId) => void entries.delete(companyId),
    failed(companyId) {
      const failures = (entries.get(companyId)?.failures ?? 0) + 1;
      entries.delete(companyId);
      entries.set(companyId, { failures, until: now() + OPEN_MS });
      const [oldest] = entries.keys();
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}

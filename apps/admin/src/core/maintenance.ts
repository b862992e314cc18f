import { createState, type State } from './state.ts';

/** The server's last response about its maintenance. */
export interface MaintenanceNotice {
  /** Seconds to wait before the next request, if the server sent them. */
  readonly retryAfter: number | undefined;
}

/** Store of the server's maintenance state, as seen in its responses: undefined while the server works. */
export interface Maintenance extends Omit<State<MaintenanceNotice | undefined>, 'set'> {
  begin(retryAfter: number | undefined): void;
  end(): void;
}

/** Creates the store. The server counts as working until a response shows otherwise. */
export function createMaintenance(): Maintenance {
  const { set, ...state } = createState<MaintenanceNotice | undefined>(undefined);
  return { ...state, begin: (retryAfter) => set({ retryAfter }), end: () => set(undefined) };
}

const FIRST_WAIT_MS = 5000;
const LONGEST_BACK_OFF_MS = 60_000;
const MAX_RETRY_AFTER_MS = 300_000;

/**
 * Returns the milliseconds to wait before the next request: the server's `Retry-After` (between one second and five
 * minutes), or a delay that doubles with each attempt (up to one minute). `chance` (0 to 1) adds up to 10%, so that the
 * tabs of a company do not all retry at the same moment.
 */
export function retryDelayMs(
  attempt: number,
  retryAfter: number | undefined,
  chance = Math.random(),
): number {
  const wait =
    retryAfter === undefined
      ? Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_BACK_OFF_MS)
      : Math.min(Math.max(retryAfter, 1) * 1000, MAX_RETRY_AFTER_MS);
  return Math.round(wait * (1 + chance / 10));
}

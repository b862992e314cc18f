import { createState, type State } from './state.ts';

/** What the server last replied about its maintenance. */
export interface MaintenanceNotice {
  /** Seconds after which to ask again, if the server named them. */
  readonly retryAfter: number | undefined;
}

/** Keeps whether the server is under maintenance, as its replies show: undefined while it works. */
export interface Maintenance extends Omit<State<MaintenanceNotice | undefined>, 'set'> {
  begin(retryAfter: number | undefined): void;
  end(): void;
}

/** Creates the store; a server works until a reply shows otherwise. */
export function createMaintenance(): Maintenance {
  const { set, ...state } = createState<MaintenanceNotice | undefined>(undefined);
  return { ...state, begin: (retryAfter) => set({ retryAfter }), end: () => set(undefined) };
}

const FIRST_WAIT_MS = 5000;
const LONGEST_BACK_OFF_MS = 60_000;
const LONGEST_WAIT_MS = 300_000;

/**
 * Milliseconds to wait before asking the server again: as long as it named, else twice as long with each attempt, up to
 * a minute. `chance` (0 to 1) adds up to a tenth, so that all tabs of a company do not come back at one moment.
 */
export function waitBeforeAsking(
  attempt: number,
  retryAfter: number | undefined,
  chance = Math.random(),
): number {
  const wait =
    retryAfter === undefined
      ? Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_BACK_OFF_MS)
      : Math.min(Math.max(retryAfter, 1) * 1000, LONGEST_WAIT_MS);
  return Math.round(wait * (1 + chance / 10));
}

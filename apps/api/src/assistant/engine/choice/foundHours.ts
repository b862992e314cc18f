import type { Clock } from '../recognizers/times/clocks.ts';
import type { EventKind, Role } from '../recognizers/times/cues.ts';
import type { Duration } from '../recognizers/times/durations.ts';
import type { ClockRange } from '../recognizers/times/ranges.ts';

/** Two hours with what they are the hours of. */
export interface FoundRange extends ClockRange {
  role: Role;
}

/** One hour with what happened at it. */
export interface FoundEvent extends Clock {
  kind: EventKind;
}

export interface FoundDuration extends Duration {
  role: Role;
}

/** All hours that a text speaks of. */
export interface FoundHours {
  ranges: FoundRange[];
  events: FoundEvent[];
  durations: FoundDuration[];
}

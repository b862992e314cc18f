import type { Clock } from '../recognizers/times/clocks.ts';
import type { EventKind, Role } from '../recognizers/times/cues.ts';
import type { Duration } from '../recognizers/times/durations.ts';
import type { ClockRange } from '../recognizers/times/ranges.ts';

/** A time range and its role: work, travel or break. */
export interface FoundRange extends ClockRange {
  role: Role;
}

/** A time and the event at that time. */
export interface FoundEvent extends Clock {
  kind: EventKind;
}

export interface FoundDuration extends Duration {
  role: Role;
}

export interface FoundHours {
  ranges: FoundRange[];
  events: FoundEvent[];
  durations: FoundDuration[];
}

import type { SpokenTime } from '../recognizers/times/clocks.ts';
import type { EventKind, Role } from '../recognizers/times/cues.ts';
import type { Duration } from '../recognizers/times/durations.ts';
import type { TimeRange } from '../recognizers/times/ranges.ts';

/** A time range and its role: work, travel or break. */
export interface FoundRange extends TimeRange {
  role: Role;
}

/** A time and the event at that time. */
export interface FoundEvent extends SpokenTime {
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

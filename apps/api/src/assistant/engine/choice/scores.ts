/**
 * Weights for choosing among several candidates. Costs are added up; the reading with the lowest cost is the most likely.
 */

/**
 * Minimum score of a person's or customer's name for the confidence `sure`. Short forms and misspelled words score less.
 */
export const SAID_NAME_SCORE_MIN = 0.9;

/**
 * Minimum difference between the costs of two readings of a time range. If the difference is smaller, the user chooses:
 * "worked 4 to 12".
 */
export const COST_DIFFERENCE_MIN = 0.4;

/** Costs for one reading of the start and end of a time range. */
export const RANGE_COSTS = {
  /** "7 to 7" means twelve hours, not zero. */
  noLength: 50,
  /** Usual duration in hours. */
  usualHours: { work: 8, travel: 1 },
  /** Per hour longer than usual: "6 to 4" means ten hours, not 22. */
  hourMore: { work: 0.6, travel: 0.5 },
  /** Per hour shorter than usual: "7 to 3:30" means eight and a half hours during the day. */
  hourLess: { work: 0.25, travel: 0.5 },
  /** Maximum duration of a usual shift in hours, and the cost of a longer shift. */
  hoursMax: 16,
  tooLong: 10,
  /** "Lunch at noon" must be inside the work. */
  pauseOutside: 3,
  /** A time range across midnight is rare, but likely if the text mentions a night shift. */
  acrossMidnight: 2,
  acrossMidnightAtNight: -3,
  untilMidnight: 0.5,
  /** The second job starts after the first. */
  beforePreviousJob: 2.5,
  /** "They called me at 2 am, started at 4": work starts within 12 hours after the call. */
  beforeCall: 3,
  /** "Drove 6 to 7, worked 7 to 3": travel is before or after the work, not during the work. */
  besideWork: -1,
  insideWork: 3,
  /** "In the afternoon from 1 to 5" does not start in the morning. */
  otherHalf: 3,
  dayStartAtNight: 1,
  /**
   * Cost of a start time without a stated half of the day. The first entry with a later minute of the day applies: before
   * 4 am, before 5 am, in the morning, and so on.
   */
  startBefore: {
    work: [
      { minute: 240, cost: 2.6 },
      { minute: 300, cost: 2 },
      { minute: 720, cost: 0 },
      { minute: 780, cost: 0.5 },
      { minute: 1440, cost: 1.5 },
    ],
    travel: [
      { minute: 180, cost: 1.5 },
      { minute: 720, cost: 0.2 },
      { minute: 780, cost: 0.5 },
      { minute: 1440, cost: 1.5 },
    ],
  },
} as const;

/** Weights for finding the word that makes a time range work, travel or a break. Distances are in words and marks. */
export const CUE_DISTANCES = {
  /** Maximum distance. Hours without a nearer word are work. */
  none: 14,
  /** Added if the word comes after the hours: "7 to 3 worked". */
  after: 1.5,
  /** Added for other verbs of work, which are weaker than "worked": "fixed the pump 7 to 3". */
  action: 1,
  /** Added if other hours are in between: "dos horas de camino, de 5 a 7, y luego de 7 a 5 en el pozo". */
  otherHours: 6,
} as const;

/** All weights by which one candidate is chosen among several. Costs are added up; the cheapest reading is the likeliest. */

/** Minimum score of a person's or customer's name that can be sure. A short form or a misspelt word scores less. */
export const SAID_NAME_SCORE_MIN = 0.9;

/** Minimum difference between the costs of two readings of a range. If they are closer, the user chooses: "worked 4 to 12". */
export const COST_DIFFERENCE_MIN = 0.4;

/** Costs of one reading of the two hours of a range. */
export const RANGE_COSTS = {
  /** "7 to 7" is twelve hours, and not none. */
  noLength: 50,
  /** Usual length in hours. */
  usualHours: { work: 8, travel: 1 },
  /** Per hour more than usual: "6 to 4" is ten hours, and not 22. */
  hourMore: { work: 0.6, travel: 0.5 },
  /** Per hour less than usual: "7 to 3:30" is eight and a half hours in the day. */
  hourLess: { work: 0.25, travel: 0.5 },
  /** Maximum length of a usual shift in hours, and the cost of a longer one. */
  hoursMax: 16,
  tooLong: 10,
  /** "Lunch at noon" lies inside the work. */
  pauseOutside: 3,
  /** A range across midnight is rare, but likely in a text about a night shift. */
  acrossMidnight: 2,
  acrossMidnightAtNight: -3,
  untilMidnight: 0.5,
  /** The second job begins after the first. */
  beforePreviousJob: 2.5,
  /** "They called me at 2 am, started at 4": work begins within half a day of the call. */
  beforeCall: 3,
  /** "Drove 6 to 7, worked 7 to 3": travel is next to the work and not inside it. */
  besideWork: -1,
  insideWork: 3,
  /** "In the afternoon from 1 to 5" does not begin in the morning. */
  otherHalf: 3,
  dayStartAtNight: 1,
  /** A start without its half of the day, by its minute of the day: before 4 am, before 5 am, in the morning, and so on. */
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

/** Weights by which the nearest word decides between work, travel and a break. Distances count words and marks. */
export const CUE_DISTANCES = {
  /** Without a nearer word, hours are those of the work. */
  none: 14,
  /** A word after the hours: "7 to 3 worked". */
  after: 1.5,
  /** A verb of work, which says less than "worked": "fixed the pump 7 to 3". */
  action: 1,
  /** Other hours between them: "dos horas de camino, de 5 a 7, y luego de 7 a 5 en el pozo". */
  otherHours: 6,
} as const;

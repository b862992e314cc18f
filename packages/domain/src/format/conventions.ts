/** The days that a week can begin with. */
export const weekStarts = ['MONDAY', 'SUNDAY', 'SATURDAY'] as const;

export type WeekStart = (typeof weekStarts)[number];

/** How times of day are written, as `Intl` names it: with a.m. and p.m., or from 00:00 to 23:59. */
export const hourCycles = ['h12', 'h23'] as const;

export type HourCycle = (typeof hourCycles)[number];

export const distanceUnits = ['mi', 'km'] as const;

export type DistanceUnit = (typeof distanceUnits)[number];

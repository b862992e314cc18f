/** First days of the week that a company can choose. */
export const weekStarts = ['MONDAY', 'SUNDAY', 'SATURDAY'] as const;

export type WeekStart = (typeof weekStarts)[number];

/** Time formats, named as in `Intl`: 12 hours with a.m. and p.m., or 00:00 to 23:59. */
export const hourCycles = ['h12', 'h23'] as const;

export type HourCycle = (typeof hourCycles)[number];

export const distanceUnits = ['mi', 'km'] as const;

export type DistanceUnit = (typeof distanceUnits)[number];

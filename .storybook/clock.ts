import timekeeper from 'timekeeper';

/** Friday afternoon in Midland, Texas: the time at which every story starts. */
const start = new Date('2026-11-20T15:00:00-06:00');

/**
 * Sets the clock to the time at which stories start. The clock keeps running from there, so that countdowns work.
 * Screenshots of stories look the same on any day.
 */
export const startClock = () => timekeeper.travel(start);

// Must run before the mocks are imported: they compute dates of "today" while their modules load.
startClock();

import timekeeper from 'timekeeper';

/** Friday afternoon in Midland, Texas: the moment at which every story begins. */
const start = new Date('2026-11-20T15:00:00-06:00');

/**
 * Sets the clock to the moment at which stories begin; from there it runs on, so that what counts seconds goes on
 * counting. Pictures of stories then look the same on any day.
 */
export const startClock = () => timekeeper.travel(start);

// Mocks with dates of "today" are made while their modules load.
startClock();

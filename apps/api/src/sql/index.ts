export { peekNumber, setNextNumber, takeNumbers } from './counters.ts';
export { insertBatches } from './insertBatches.ts';
export { asBoolean, checkRows, readRow, readRows } from './rows.ts';

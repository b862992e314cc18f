export { lockExclusive, lockShared } from './advisoryLock.ts';
export { rowsOfAllCompanies } from './allCompanies.ts';
export {
  inOrderOfReferences,
  isOfCompanies,
  ROW_BATCH_SIZE,
  readBatches,
  readTables,
  type Table,
} from './catalogue.ts';
export { allocateNumbers, peekNumber, setNextNumber } from './counters.ts';
export { insertBatches } from './insertBatches.ts';
export { asBoolean, checkRows, readRow, readRows } from './rows.ts';

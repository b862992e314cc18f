export {
  inOrderOfReferences,
  isOfCompanies,
  ROWS_A_BATCH,
  readBatches,
  readTables,
  type Table,
} from './catalogue.ts';
export { peekNumber, setNextNumber, takeNumbers } from './counters.ts';
export { insertBatches } from './insertBatches.ts';
export { asBoolean, checkRows, readRow, readRows } from './rows.ts';

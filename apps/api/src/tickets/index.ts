export { CSV_MARK, csvLine } from './csv.ts';
export { lockDailySums } from './dailySums.ts';
export { createExportSlots, type ExportSlots } from './exportSlots.ts';
export { readTicketLines, type StoredLine } from './lines.ts';
export { locked, readSaved, rejectOutdatedTicket } from './lockEditable.ts';
export { factsOf, jobcode, minutes } from './present.ts';
export { readSignedFacts } from './signed.ts';
export { findTicket, lockTicket, lockTickets, type StoredTicket, setTicketStatus } from './store.ts';
export {
  listTicketParts,
  type Part,
  partOrders,
  partsOf,
  readWellNames,
  type Sum,
  type SumQuery,
  spanOf,
  sumTickets,
} from './sums.ts';

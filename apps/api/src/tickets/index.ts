export { readTicketLines, type StoredLine } from './lines.ts';

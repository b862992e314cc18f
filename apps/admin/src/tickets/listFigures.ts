// One file, because the list loads both after its rows.
export { ReviewLink } from './review/ReviewLink.tsx';
export { TicketTotals } from './totals/TicketTotals.tsx';

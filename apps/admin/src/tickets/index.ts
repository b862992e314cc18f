export { askedTicketsAddress } from './askedTickets.ts';
export { ReviewLink } from './lazyListFigures.ts';

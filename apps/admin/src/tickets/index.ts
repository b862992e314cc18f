export { askedTicketsAddress } from './askedTickets.ts';

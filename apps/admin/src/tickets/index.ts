export { askedTicketsAddress } from './askedTickets.ts';
export { ReviewLink } from './review/lazyReviewLink.ts';

import { deferred } from '../core/deferred.tsx';

const load = () => import('./listFigures.ts');
const options = { messages: ['ticketTotals'] } as const;

/** Loaded after the content that users read first. */
export const ReviewLink = deferred(async () => (await load()).ReviewLink, options);

/** Loaded after the rows of the list. */
export const TicketTotals = deferred(async () => (await load()).TicketTotals, options);

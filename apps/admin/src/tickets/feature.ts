import { Ticket } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const tickets: Feature = {
  menu: { label: 'shell.jobTickets', Icon: Ticket, order: 20 },
  pages: [
    {
      path: '/dashboard/job-tickets',
      title: 'shell.jobTickets',
      messages: ['tickets'],
      Screen: deferred(async () => (await import('./JobTicketsScreen.tsx')).JobTicketsScreen),
      firstCalls: [{ endpoint: 'listTickets', query: { filterOptions: 'none' } }],
    },
    {
      // Before the ticket page, so that `review` is not matched as an ID.
      path: '/dashboard/job-tickets/review',
      permission: 'tickets:review',
      title: 'shell.jobTickets',
      messages: ['ticketReview', 'ticketPage', 'ticketWarning', 'ticketLife', 'sign', 'lines'],
      Screen: deferred(async () => (await import('./review/ReviewScreen.tsx')).ReviewScreen),
      firstCalls: ['getTicketRules'],
    },
    {
      path: '/dashboard/job-tickets/:id',
      record: 'ticket',
      title: 'shell.jobTickets',
      messages: ['ticketPage', 'ticketWarning', 'ticketLife', 'sign', 'lines'],
      Screen: deferred(async () => (await import('./page/TicketScreen.tsx')).TicketScreen),
      firstCalls: ['getTicketRules'],
    },
    {
      path: '/dashboard/job-ticket/:id?',
      title: 'shell.jobTickets',
      messages: ['ticketForm', 'ticketWarning', 'lines'],
      Screen: deferred(async () => (await import('./form/TicketFormScreen.tsx')).TicketFormScreen),
      firstCalls: ['getTicketRules'],
    },
  ],
};

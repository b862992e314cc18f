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
      path: '/dashboard/job-ticket/:id?',
      title: 'shell.jobTickets',
      messages: ['ticketForm', 'lines'],
      Screen: deferred(async () => (await import('./form/TicketFormScreen.tsx')).TicketFormScreen),
      firstCalls: ['getTicketRules'],
    },
  ],
};

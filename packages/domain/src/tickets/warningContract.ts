import { boolean, defaulted, object } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { ticketStruct } from './schema.ts';
import { ticketWarningKey } from './warningKey.ts';

export const confirmTicketWarning = endpoint({
  method: 'POST',
  path: '/ticket/:id/confirm-warning',
  summary: 'Confirms a warning of a ticket, or removes the confirmation. Nothing else changes.',
  permission: 'tickets:write',
  resource: 'ticket',
  body: object({ key: ticketWarningKey, isConfirmed: defaulted(boolean(), true) }),
  reply: ticketStruct,
  changes: ['tickets', 'ticketTimeline'],
  example: { body: { key: 'FUTURE:2026-11-30' } },
});

import { downloadTicketPdf } from '@derrick/domain/documents';
import {
  approveTicket,
  bulkTickets,
  commentTicket,
  confirmTicketWarning,
  duplicateTicket,
  getTicketRules,
  getTicketTimeline,
  listTicketReaders,
  reopenTicket,
  requestTicketChanges,
  submitTicket,
  type Ticket,
  type TicketRules,
  type TicketStatus,
  type TicketTimelineEntry,
  voidTicket,
} from '@derrick/domain/tickets';
import type { HttpHandler } from 'msw';
import { users } from './auth.ts';
import { mock } from './mock.ts';
import { pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { failure } from './replies.ts';
import { signatureHandlers } from './signatures.ts';

/** A company that requires no more than the specification. */
export const noRules: TicketRules = {
  submitGates: [],
  approvalGates: [],
  allowsOwnApproval: false,
  longShiftHours: 16,
  hasStandby: false,
  hasOvertime: false,
};

const manager = { id: users.MANAGER.id ?? '', fullname: users.MANAGER.fullname ?? '', photo: null };
const at = '2026-11-20T16:30:00.000Z';

/** The users who can be mentioned. */
const readers = [
  { id: storyId(3, 2), fullname: 'Dana Whitfield' },
  { id: storyId(3, 7), fullname: 'Lucía Ferreira' },
];

/** Returns the ticket with a status that a manager has set. */
export const movedTo = (ticket: Ticket, status: TicketStatus, comment: string | null = null): Ticket => ({
  ...ticket,
  status,
  statusChange: { by: manager, at, comment },
});

const timeline: readonly TicketTimelineEntry[] = [
  {
    id: storyId(8, 3),
    at: '2026-11-20T16:30:00.000Z',
    action: 'ticket.comment',
    actor: { id: manager.id, name: manager.fullname },
    comment: 'The customer asks for the gauge readings.',
    changes: [],
  },
  {
    id: storyId(8, 2),
    at: '2026-11-20T15:10:00.000Z',
    action: 'ticket.update',
    actor: { id: storyId(2, 1), name: 'Luis Ortega' },
    comment: null,
    changes: [
      { field: 'wellName', before: 'Ridgeback 14-1H', after: 'Ridgeback 14-2H', added: [], removed: [] },
      { field: 'attachments', before: null, after: null, added: ['pump-seal.jpg'], removed: [] },
    ],
  },
  {
    id: storyId(8, 1),
    at: '2026-11-20T14:00:00.000Z',
    action: 'ticket.create',
    actor: { id: storyId(2, 1), name: 'Luis Ortega' },
    comment: null,
    changes: [],
  },
];

/** Handlers for the company's rules, the transitions of one ticket and its timeline. */
export const lifeHandlers = (ticket: Ticket, rules: TicketRules = noRules): HttpHandler[] => {
  let entries = [...timeline];
  const move = (status: TicketStatus, comment: string | null = null): Ticket => ({
    ...movedTo(ticket, status, comment),
    version: ticket.version + 1,
  });
  return [
    ...signatureHandlers(ticket),
    mock(getTicketRules, () => rules),
    mock(downloadTicketPdf, () => ({
      blob: new Blob(['%PDF-1.7\n'], { type: 'application/pdf' }),
      name: `Job ticket ${ticket.jobcode}.pdf`,
    })),
    mock(submitTicket, () => move('SUBMITTED')),
    mock(approveTicket, () => move('APPROVED')),
    mock(requestTicketChanges, ({ body }) => move('CHANGES_REQUESTED', body.comment)),
    mock(reopenTicket, ({ body }) => move('SUBMITTED', body.reason)),
    mock(voidTicket, ({ body }) => move('VOID', body.reason)),
    mock(confirmTicketWarning, ({ body: { key, isConfirmed } }) => ({
      ...ticket,
      warnings: ticket.warnings.map((warning) =>
        warning.key === key ? { ...warning, isConfirmed } : warning,
      ),
    })),
    mock(duplicateTicket, () => ({
      ...movedTo(ticket, 'DRAFT'),
      id: storyId(3, 998),
      jobcode: 'TK-10484',
      lines: [],
      attachments: [],
      invoiceId: null,
      version: 1,
    })),
    mock(getTicketTimeline, ({ query }) => pageOf(entries, query)),
    mock(listTicketReaders, () => readers),
    mock(commentTicket, ({ body, params }) => {
      const actor = { id: manager.id, name: manager.fullname };
      const comment = {
        id: storyId(8, 9),
        at,
        action: 'ticket.comment',
        actor,
        comment: body.text,
        changes: [],
      };
      entries = [comment, ...entries];
      return { id: params.id };
    }),
    // The first ticket of a bulk action is rejected.
    mock(bulkTickets, ({ body: { ids } }) => {
      const [first, ...otherIds] = ids;
      if (!first || otherIds.length === 0) return { done: ids, refused: [] };
      const message = 'This ticket lacks something that your company requires';
      return { done: otherIds, refused: [{ id: first, code: 'TICKET_NOT_READY', message }] };
    }),
  ];
};

export const approvedMeanwhile = () =>
  mock(approveTicket, () =>
    failure(409, 'WRONG_STATE', `This ticket has been approved (${manager.fullname})`),
  );

export const changedMeanwhile = () =>
  mock(approveTicket, () =>
    failure(409, 'STALE', 'Another user has changed this ticket meanwhile; please look at it again first'),
  );

/**
 * Result of a bulk action on five tickets. Three are rejected: the first has several gaps, the second is the user's own,
 * and the third is not signed. The fourth is approved with a line without a price.
 */
export const bulkGaps = () =>
  mock(bulkTickets, ({ body: { ids } }) => {
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const notReady = {
      code: 'TICKET_NOT_READY',
      message: 'This ticket lacks something that your company requires',
    };
    const signature = 'signatureRequired';
    return {
      done: ids.slice(3),
      refused: [
        {
          ...notReady,
          id: first,
          errors: { technicianId: 'technicianRequired', signature },
          contactName: 'Ray Dalton',
        },
        {
          id: second,
          code: 'FORBIDDEN',
          message: "You can't approve your own ticket",
          errors: { approver: 'ownTicket' },
          contactName: null,
        },
        { ...notReady, id: third, errors: { signature }, contactName: 'Lee Park' },
      ],
      unpriced: [
        { id: first, lines: 2 },
        { id: fourth, lines: 1 },
      ],
    };
  });

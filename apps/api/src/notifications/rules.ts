/** The rules that turn events into notices. */
import { recogniseBrowser } from '@derrick/domain/account';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Actor, EventAction, NewEvent, Origin } from '../events/types.ts';
import type { Notice } from './notice.ts';
import { findInviter, findPeopleNamed, type NoticeTicket } from './noticeData.ts';

export interface RuleContext {
  trx: Transaction<Database>;
  origin: Origin;
  tickets: ReadonlyMap<string, NoticeTicket>;
}

export interface AttributedEvent extends NewEvent {
  actor: Actor;
}

type Rule = (event: AttributedEvent, context: RuleContext) => Promise<Notice[]> | Notice[];

/** Reads the id of the record that a field of a snapshot references. */
export function idIn(snapshot: NewEvent['after'], field: string): string | null {
  const id: unknown = Reflect.get(Object(snapshot?.[field]), 'id');
  return typeof id === 'string' ? id : null;
}

/** Reads the user that a field of a snapshot references. */
function userIn(snapshot: NewEvent['after'], field: string): Notice['recordedBy'] {
  const id = idIn(snapshot, field);
  const name: unknown = Reflect.get(Object(snapshot?.[field]), 'name');
  return id !== null && typeof name === 'string' ? { id, name } : undefined;
}

const text = (snapshot: NewEvent['after'], field: string) => {
  const value = snapshot?.[field];
  return typeof value === 'string' ? value : null;
};

type Parts = Pick<Notice, 'type' | 'to'> & Partial<Notice>;

/** Creates a notice about the target of an event. Returns no notice if the target has no id. */
function about(
  targetType: Notice['target']['type'],
  { target, actor }: AttributedEvent,
  parts: Parts,
): Notice[] {
  const { id, label } = target;
  return id === null ? [] : [{ target: { type: targetType, id, label }, actor, ...parts }];
}

/** Creates a rule for tickets. The tickets of all events are read in one query. */
const ofTicket =
  (
    make: (ticket: NoticeTicket, event: AttributedEvent, context: RuleContext) => Promise<Parts[]> | Parts[],
  ): Rule =>
  async (event, context) => {
    const ticket = context.tickets.get(event.target.id ?? '');
    if (!ticket) return [];
    const parts = await make(ticket, event, context);
    return parts.flatMap((part) => about('ticket', event, { ...part, ticket }));
  };

const assigned = ({ technicianId }: NoticeTicket): Parts => ({
  type: 'ticketAssigned',
  to: { people: [technicianId] },
});

const submitted: Parts = { type: 'ticketSubmitted', to: { permission: 'tickets:review' } };

/** The users whose work a ticket is: its technician and its author. */
const workers = ({ technicianId, authorId }: NoticeTicket) => [technicianId, authorId];

const ofInvoice =
  (type: Notice['type']): Rule =>
  (event) =>
    about('invoice', event, { type, to: { permission: 'invoices:read' } });

/** The event changes a ticket but not its technician: it creates no notification, and no data has to be read. */
export const saysNothing = ({ action, before, after }: NewEvent): boolean =>
  action === 'ticket.update' && idIn(before, 'technician') === idIn(after, 'technician');

/** Returns the data of a ticket that was just created from its event, without a query; undefined for any other event. */
export const madeTicket = ({ action, target, after }: NewEvent): NoticeTicket | undefined =>
  action === 'ticket.create' && target.id !== null
    ? {
        id: target.id,
        technicianId: idIn(after, 'technician'),
        authorId: null,
        isDraft: after?.['status'] === 'DRAFT',
        signatureAskedBy: null,
      }
    : undefined;

/** The rule of each event type. Drafts create no notifications: only their author sees them until they are submitted. */
export const rules: Readonly<Partial<Record<EventAction, Rule>>> = {
  'ticket.create': ofTicket((ticket, { after }) =>
    ticket.isDraft ? [] : [assigned(ticket), ...(after?.['status'] === 'SUBMITTED' ? [submitted] : [])],
  ),
  'ticket.update': ofTicket((ticket) => (ticket.isDraft ? [] : [assigned(ticket)])),
  'ticket.submit': ofTicket((ticket, { before }) => {
    const isFirstAssignment = before?.['status'] === 'DRAFT' && ticket.technicianId !== ticket.authorId;
    return isFirstAssignment ? [submitted, assigned(ticket)] : [submitted];
  }),
  'ticket.requestChanges': ofTicket((ticket, { after }) => [
    {
      type: 'changesRequested',
      to: { people: workers(ticket) },
      params: { comment: text(after, 'comment') },
    },
  ]),
  'ticket.approve': ofTicket((ticket) => [{ type: 'ticketApproved', to: { people: workers(ticket) } }]),
  'ticket.comment': ofTicket(async (_ticket, { after }, { trx, origin }) => {
    const comment = text(after, 'comment') ?? '';
    const people = await findPeopleNamed(trx, origin.companyId, comment);
    return [{ type: 'mentioned', to: { people }, params: { comment } }];
  }),
  'ticket.sign': ofTicket((ticket, { after }) => [
    {
      type: 'ticketSigned',
      to: { people: [...workers(ticket), ticket.signatureAskedBy] },
      recordedBy: userIn(after, 'recordedBy'),
    },
  ]),
  'ticket.dispute': ofTicket((ticket, { after }) => [
    {
      type: 'ticketDisputed',
      to: { people: [...workers(ticket), ticket.signatureAskedBy], role: 'MANAGER' },
      params: { comment: text(after, 'comment') },
    },
  ]),
  'invoice.open': ofInvoice('invoiceOpened'),
  'invoice.pay': (event, context) =>
    event.after?.['status'] === 'PAID' ? ofInvoice('invoicePaid')(event, context) : [],
  'invoice.failDelivery': (event) =>
    about('invoice', event, {
      type: 'invoiceUndelivered',
      to: { people: [idIn(event.after, 'sentBy')] },
    }),
  'person.acceptInvitation': async (event, { trx, origin }) => {
    const inviter = await findInviter(trx, origin.companyId, event.target.id);
    return about('person', event, { type: 'invitationAccepted', to: { people: [inviter] } });
  },
  'person.failInvitation': (event) =>
    about('person', event, {
      type: 'invitationUndelivered',
      to: { people: [idIn(event.after, 'invitedBy')] },
    }),
  'company.exportReady': (event) =>
    about('company', event, { type: 'exportReady', to: { people: [idIn(event.after, 'requestedBy')] } }),
  'session.signIn': (event, { origin }) => {
    if (event.after?.['isNewBrowser'] !== true) return [];
    const params = recogniseBrowser(origin.context.userAgent);
    return about('account', event, { type: 'newSignIn', to: { people: [event.target.id] }, params });
  },
};

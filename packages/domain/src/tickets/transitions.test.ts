import { describe, expect, it } from 'vitest';
import type { Role } from '../permissions/roles.ts';
import { type TicketStatus, ticketStatuses } from './status.ts';
import { ticketTransitions, transitionError, transitionsOf } from './transitions.ts';

const rules = { allowsOwnApproval: false };
const ticketWith = (status: TicketStatus | null, more: object = {}) => ({
  technicianId: 'tech',
  authorId: 'tech',
  status,
  invoiceId: null,
  ...more,
});
const actions = (role: Role, status: TicketStatus, more: object = {}) =>
  transitionsOf({ role, userId: role === 'TECHNICIAN' ? 'tech' : role }, ticketWith(status, more), rules);

describe('the transitions of a ticket', () => {
  it.each<[TicketStatus, string[], string[], string[]]>([
    ['DRAFT', ['submit'], ['submit'], ['submit', 'void']],
    ['SUBMITTED', [], ['approve', 'requestChanges'], ['approve', 'requestChanges', 'void']],
    ['CHANGES_REQUESTED', ['submit'], ['submit'], ['submit', 'void']],
    ['APPROVED', [], [], ['reopen']],
    ['INVOICED', [], [], []],
    ['VOID', [], [], []],
  ])('from %s are for technicians %j, managers %j, admins %j', (status, technician, manager, admin) => {
    expect(actions('TECHNICIAN', status)).toEqual(technician);
    expect(actions('MANAGER', status)).toEqual(manager);
    expect(actions('ADMIN', status)).toEqual(admin);
    expect(actions('SUPER_ADMIN', status)).toEqual(admin);
  });

  it('use only statuses that a ticket can have, and never INVOICED', () => {
    for (const { from, to } of Object.values(ticketTransitions)) {
      for (const status of [...from, to]) {
        expect(ticketStatuses).toContain(status);
        expect(status).not.toBe('INVOICED');
      }
    }
  });

  it('do not allow users to approve tickets that they recorded or worked on, unless the company allows it', () => {
    const manager = { role: 'MANAGER', userId: 'manager' } as const;
    for (const participant of [{ authorId: 'manager' }, { technicianId: 'manager' }]) {
      const ticket = ticketWith('SUBMITTED', participant);
      expect(transitionError('approve', manager, ticket, rules)).toBe('ownTicket');
      expect(transitionError('approve', manager, ticket, { allowsOwnApproval: true })).toBeUndefined();
      expect(transitionError('requestChanges', manager, ticket, rules)).toBeUndefined();
    }
  });

  it('report an invisible ticket before a wrong status', () => {
    const stranger = { role: 'TECHNICIAN', userId: 'another' } as const;
    expect(transitionError('submit', stranger, ticketWith('VOID'), rules)).toBe('unseen');
    expect(transitionError('submit', { ...stranger, userId: 'tech' }, ticketWith('VOID'), rules)).toBe(
      'wrongState',
    );
  });

  it('are not available for a ticket on an invoice or with an unknown status', () => {
    const admin = { role: 'ADMIN', userId: 'admin' } as const;
    expect(transitionError('reopen', admin, ticketWith('APPROVED', { invoiceId: 'one' }), rules)).toBe(
      'onInvoice',
    );
    expect(transitionsOf(admin, ticketWith(null), rules)).toEqual([]);
  });
});

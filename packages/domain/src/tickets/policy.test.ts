import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../permissions/roles.ts';
import {
  assignedTechnician,
  canAssignTicket,
  canSeeTicket,
  isTicketOwner,
  ticketChangeError,
} from './policy.ts';

const me = 'me';
const actor = (role: Role) => ({ userId: me, role });
const ownTicket = { technicianId: me, authorId: me, status: 'SUBMITTED', invoiceId: null } as const;
const office = roles.filter((role) => role !== 'TECHNICIAN');

describe('a technician', () => {
  const technician = actor('TECHNICIAN');

  it('sees and changes assigned tickets until an invoice contains the ticket', () => {
    expect(canSeeTicket(technician, ownTicket)).toBe(true);
    expect(ticketChangeError(technician, ownTicket)).toBeUndefined();
    expect(canSeeTicket(technician, { ...ownTicket, authorId: 'the office' })).toBe(true);
    expect(ticketChangeError(technician, { ...ownTicket, invoiceId: 'an invoice' })).toBe('locked');
  });

  it.each(['somebody else', null])('does not see tickets of the technician %s', (technicianId) => {
    expect(canSeeTicket(technician, { ...ownTicket, technicianId })).toBe(false);
    expect(ticketChangeError(technician, { ...ownTicket, technicianId, status: 'APPROVED' })).toBe('unseen');
  });

  it('does not see a draft that another user created for the technician', () => {
    expect(canSeeTicket(technician, { ...ownTicket, status: 'DRAFT' })).toBe(true);
    expect(canSeeTicket(technician, { ...ownTicket, status: 'DRAFT', authorId: 'the office' })).toBe(false);
  });

  it('can assign tickets only to themselves', () => {
    expect(canAssignTicket(technician, null)).toBe(true);
    expect(canAssignTicket(technician, 'ME')).toBe(true);
    expect(canAssignTicket(technician, 'another technician')).toBe(false);
    expect(assignedTechnician(technician, null)).toBe(me);
  });
});

describe('the owner of a ticket', () => {
  it.each([
    ['is the technician, not the author', { technicianId: me, authorId: 'other' }, true],
    ['is not the author if another user is the technician', { technicianId: 'other', authorId: me }, false],
    ['is the author if there is no technician', { technicianId: null, authorId: me }, true],
    ['is unknown without technician and author', { technicianId: null, authorId: null }, false],
  ])('%s', (_, ticket, isOwner) => {
    expect(isTicketOwner({ userId: me }, ticket)).toBe(isOwner);
  });
});

describe.each(office)('a user with the role %s', (role) => {
  it('an admin or manager cannot change a ticket that is approved or on an invoice', () => {
    expect(ticketChangeError(actor(role), { ...ownTicket, status: 'APPROVED' })).toBe('locked');
    expect(ticketChangeError(actor(role), { ...ownTicket, invoiceId: 'an invoice' })).toBe('locked');
  });

  it('an admin or manager sees, changes and assigns all tickets', () => {
    for (const technicianId of [me, 'somebody else', null]) {
      expect(canSeeTicket(actor(role), { ...ownTicket, technicianId })).toBe(true);
      expect(ticketChangeError(actor(role), { ...ownTicket, technicianId })).toBeUndefined();
      expect(canAssignTicket(actor(role), technicianId)).toBe(true);
      expect(assignedTechnician(actor(role), technicianId)).toBe(technicianId);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../permissions/roles.ts';
import { assignedTechnician, canAssignTicket, canSeeTicket, refuseTicketChange } from './policy.ts';

const me = 'me';
const actor = (role: Role) => ({ userId: me, role });
const own = { technicianId: me, authorId: me, status: 'SUBMITTED', invoiceId: null } as const;
const office = roles.filter((role) => role !== 'TECHNICIAN');

describe('a technician', () => {
  const technician = actor('TECHNICIAN');

  it('sees and changes assigned tickets until an invoice contains the ticket', () => {
    expect(canSeeTicket(technician, own)).toBe(true);
    expect(refuseTicketChange(technician, own)).toBeUndefined();
    expect(canSeeTicket(technician, { ...own, authorId: 'an admin' })).toBe(true);
    expect(refuseTicketChange(technician, { ...own, invoiceId: 'an invoice' })).toBe('locked');
  });

  it.each(['another technician', null])('does not see tickets of the technician %s', (technicianId) => {
    expect(canSeeTicket(technician, { ...own, technicianId })).toBe(false);
    expect(refuseTicketChange(technician, { ...own, technicianId, status: 'APPROVED' })).toBe('unseen');
  });

  it('does not see a draft that another user created for the technician', () => {
    expect(canSeeTicket(technician, { ...own, status: 'DRAFT' })).toBe(true);
    expect(canSeeTicket(technician, { ...own, status: 'DRAFT', authorId: 'an admin' })).toBe(false);
  });

  it('can assign tickets only to themselves', () => {
    expect(canAssignTicket(technician, null)).toBe(true);
    expect(canAssignTicket(technician, 'ME')).toBe(true);
    expect(canAssignTicket(technician, 'another technician')).toBe(false);
    expect(assignedTechnician(technician, null)).toBe(me);
  });
});

describe.each(office)('a user with the role %s', (role) => {
  it('cannot change a ticket that is approved or on an invoice', () => {
    expect(refuseTicketChange(actor(role), { ...own, status: 'APPROVED' })).toBe('locked');
    expect(refuseTicketChange(actor(role), { ...own, invoiceId: 'an invoice' })).toBe('locked');
  });

  it('sees, changes and assigns all tickets', () => {
    for (const technicianId of [me, 'another technician', null]) {
      expect(canSeeTicket(actor(role), { ...own, technicianId })).toBe(true);
      expect(refuseTicketChange(actor(role), { ...own, technicianId })).toBeUndefined();
      expect(canAssignTicket(actor(role), technicianId)).toBe(true);
      expect(assignedTechnician(actor(role), technicianId)).toBe(technicianId);
    }
  });
});

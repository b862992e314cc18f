import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions/index.ts';
import { receivableTypes } from './preferences.ts';
import { notificationTypes } from './schema.ts';

describe('receivableTypes', () => {
  it('offers a technician the notifications about tickets and the account only', () =>
    expect(receivableTypes(permissionsOf('TECHNICIAN'))).toEqual([
      'ticketAssigned',
      'changesRequested',
      'ticketApproved',
      'mentioned',
      'ticketUnsigned',
      'ticketSigned',
      'ticketDisputed',
      'newSignIn',
    ]));

  it('offers a manager the notifications about invoices only in companies whose managers see prices', () => {
    const ofInvoices = (names: readonly string[]) => names.filter((name) => name.startsWith('invoice'));
    expect(ofInvoices(receivableTypes(permissionsOf('MANAGER')))).toEqual([]);
    expect(ofInvoices(receivableTypes(permissionsOf('MANAGER', 'MANAGER')))).toEqual(
      ofInvoices(notificationTypes),
    );
  });

  it('offers an administrator every type', () =>
    expect(receivableTypes(permissionsOf('SUPER_ADMIN'))).toEqual(notificationTypes));
});

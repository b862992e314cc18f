import { expect, test } from 'vitest';
import { changeTexts } from './changeTexts.ts';

const reader = { t: (key: string) => key, locale: 'en-US', currency: 'USD' };

test.each([
  [
    'an amount',
    'jobType.update',
    { field: 'hourlyRateCents', before: 11_000, after: 11_550 },
    '$110.00',
    '$115.50',
  ],
  [
    'a day',
    'invoice.pay',
    { field: 'paidOn', before: null, after: '2026-11-20' },
    'audit.nothing',
    'Nov 20, 2026',
  ],
  ['a percentage', 'invoice.update', { field: 'taxPercent', before: 0, after: 8.25 }, '0%', '8.25%'],
  ['a size', 'file.upload', { field: 'size', before: null, after: 14_000 }, 'audit.nothing', '13.67 KB'],
  [
    'a line with its price',
    'invoice.update',
    { field: 'lines', added: [{ id: '0', name: 'Rigger, 8 h × 11550' }], removed: [] },
    'audit.nothing',
    'Rigger, 8 h × $115.50',
  ],
  [
    'a line with three decimals in its price',
    'invoice.update',
    { field: 'lines', added: [{ id: '0', name: 'Mileage, 143.2 mi × 65.5' }], removed: [] },
    'audit.nothing',
    'Mileage, 143.2 mi × $0.655',
  ],
  [
    'a price with three decimals',
    'priceItem.update',
    { field: 'unitPriceCents', before: 65.5, after: 70 },
    '$0.655',
    '$0.70',
  ],
  [
    'a state by the kind of record',
    'invoice.issue',
    { field: 'status', before: 'DRAFT', after: 'ISSUED' },
    'auditDetail.value.invoiceStatus.DRAFT',
    'auditDetail.value.invoiceStatus.ISSUED',
  ],
  ['a value of a newer server', 'ticket.sign', { field: 'mood', before: 'A', after: 'B' }, 'A', 'B'],
  [
    'a record',
    'ticket.update',
    { field: 'technician', before: null, after: { id: '1', name: 'Dana' } },
    'audit.nothing',
    'Dana',
  ],
  [
    'a long text',
    'ticket.update',
    { field: 'notes', before: null, after: { text: 'Long', length: 9000 } },
    'audit.nothing',
    'Long…',
  ],
])('shows %s in readable form', (_, action, change, before, after) => {
  expect(changeTexts(reader, { action }, change)).toMatchObject({ before, after });
});

test('names a notification setting by its type and channel', () => {
  const change = { field: 'ticketSigned mail', before: 'OFF', after: 'DIGEST' };
  expect(changeTexts(reader, { action: 'account.changeNotifications' }, change).name).toBe(
    'notificationSettings.ticketSigned: auditDetail.value.message.mail',
  );
});

test('shows only that a secret changed, not its value', () => {
  expect(
    changeTexts(reader, { action: 'person.changePassword' }, { field: 'password', isSecret: true }),
  ).toEqual({
    field: 'password',
    name: 'auditDetail.field.password',
    before: 'audit.secret',
    after: 'audit.secret',
  });
});

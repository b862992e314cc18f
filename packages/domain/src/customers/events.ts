import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of customers in the audit log. */
export const customerEvents = {
  customer: {
    group: 'customers',
    actions: ['create', 'update', 'delete', 'merge'],
    fields: [
      'address',
      'billingAddress',
      'contacts',
      'costReference',
      'hasReminders',
      'invoiceEmail',
      'isTaxExempt',
      'language',
      'mergedCustomers',
      'mergedInto',
      'name',
      'notes',
      'taxNumber',
      'termsDays',
    ],
  },
} as const satisfies RecordedEvents;

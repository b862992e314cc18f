import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of the price book in the audit log. */
export const priceItemEvents = {
  priceItem: {
    group: 'company',
    actions: ['create', 'update', 'retire'],
    fields: ['name', 'taxable', 'unit', 'unitPriceCents'],
  },
  customerPrice: {
    group: 'customers',
    actions: ['create', 'update', 'delete'],
    fields: ['customer', 'unitPriceCents', 'validFrom', 'validUntil'],
  },
} as const satisfies RecordedEvents;

import type { InvoiceSettings } from '@derrick/domain/invoices';

export const invoiceSettings: InvoiceSettings = {
  numberPattern: 'INV-{N:5}',
  restartsYearly: false,
  currency: 'USD',
  taxPercent: 8.25,
  taxLabel: 'Sales tax',
  taxLabelSpanish: null,
  paperSize: 'LETTER',
  grouping: 'TICKET',
  hasReminders: false,
  name: 'Permian Basin Co.',
  address: '1 Derrick Way\nMidland, TX 79701',
  email: 'billing@permian.example',
  phone: '+1 (432) 555-0100',
  taxNumber: null,
  paymentDetails: 'First Permian Bank, routing 111 000 025, account 44 0192 7781',
  footer: null,
  footerSpanish: null,
  documentFormat: { country: 'US', hourCycle: 'h12', costReferenceLabel: 'AFE' },
  color: '#0b5d66',
  nextNumber: 1_025,
};

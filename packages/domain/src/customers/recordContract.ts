import { endpoint, exampleId } from '../contract/endpoint.ts';
import { changedRecord } from '../contract/envelope.ts';
import { customerInputStruct, customerMergeStruct } from './input.ts';
import { customerStruct } from './record.ts';

// Separate from contract.ts, because code that only selects a customer does not need these endpoints.

const exampleInput = {
  name: 'Permian Basin Operating',
  contacts: [{ name: 'Dana Whitfield', email: 'dana@permian.example', phone: '4325550144' }],
  billingAddress: '400 W Illinois Ave\nMidland, TX 79701',
  invoiceEmail: 'payables@permian.example',
  termsDays: 45,
  isTaxExempt: false,
  costReference: 'AFE 2026-118',
  notes: null,
};

const record = { path: '/customer/:id', resource: 'customer' } as const;

export const createCustomer = endpoint({
  method: 'POST',
  path: '/customer',
  summary: 'Adds a customer. 409 if another customer has this name.',
  permission: 'customers:write',
  status: 201,
  body: customerInputStruct,
  reply: customerStruct,
  creates: 'customer',
  changes: ['customers'],
  isIdempotent: true,
  example: { body: exampleInput },
});

export const getCustomer = endpoint({
  ...record,
  method: 'GET',
  summary: 'Loads a customer.',
  permission: 'customers:read',
  reply: customerStruct,
  reads: ['customers'],
});

export const updateCustomer = endpoint({
  ...record,
  method: 'PUT',
  summary:
    'Changes a customer. Tickets show the new name; tickets saved with the previous name still find the customer.',
  permission: 'customers:write',
  body: customerInputStruct,
  reply: customerStruct,
  changes: ['customers', 'tickets', 'overview'],
  isVersioned: true,
  example: { body: exampleInput },
});

export const deleteCustomer = endpoint({
  ...record,
  method: 'DELETE',
  summary: 'Deletes a customer without tickets and invoices. 409 `CUSTOMER_IN_USE` otherwise.',
  permission: 'customers:write',
  reply: changedRecord,
  changes: ['customers'],
});

export const mergeCustomer = endpoint({
  ...record,
  method: 'POST',
  path: '/customer/:id/merge',
  summary:
    'Merges a customer into another: moves tickets, invoices and contacts, and removes it. Its name then leads to the other customer. Repeating the call changes nothing.',
  permission: 'customers:merge',
  body: customerMergeStruct,
  reply: customerStruct,
  changes: ['customers', 'tickets', 'overview'],
  example: { body: { intoId: exampleId('customer') } },
});

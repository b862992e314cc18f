import { Handshake } from 'lucide-react';
import { deferred } from '../core/deferred.tsx';
import type { Feature } from '../core/feature.ts';

export const customers: Feature = {
  menu: { label: 'shell.customers', Icon: Handshake, order: 35 },
  pages: [
    {
      path: '/dashboard/customers',
      permission: 'customers:read',
      title: 'shell.customers',
      messages: ['customers'],
      Screen: deferred(async () => (await import('./CustomersScreen.tsx')).CustomersScreen),
      firstCalls: [{ endpoint: 'listCustomers', query: { withDetails: 'true' } }],
    },
    {
      path: '/dashboard/customer/:id?',
      record: 'customer',
      permission: 'customers:read',
      title: 'shell.customers',
      messages: ['customerForm'],
      Screen: deferred(async () => (await import('./CustomerScreen.tsx')).CustomerScreen),
    },
  ],
};

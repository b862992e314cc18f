import type { Contact, Customer } from '@derrick/domain/customers';
import { customers as names } from './people.ts';

const contact = (name: string, email: string | null, phone: string | null): Contact => ({
  name,
  email,
  phone,
});

/** Contacts, terms and other fields of the first customers. The other customers have 30-day terms and no contact. */
const details: Partial<Record<number, Partial<Customer>>> = {
  0: {
    contacts: [
      contact('Dana Whitfield', 'dana.whitfield@ridge.example', '+14325550144'),
      contact('Elías Fuentes', 'efuentes@ridge.example', null),
    ],
    billingAddress: 'Accounts Payable\n400 W Illinois Ave\nMidland, TX 79701',
    invoiceEmail: 'payables@ridge.example',
    termsDays: 45,
    taxNumber: '75-0148822',
    costReference: 'AFE 2026-118',
    notes: 'Wants photos with every ticket.',
    ticketCount: 23,
  },
  1: {
    contacts: [contact('Marta Ibáñez', 'marta@mesa.example', '+14325550145')],
    termsDays: 0,
    ticketCount: 1,
  },
  2: { contacts: [contact('Cal Porter', null, '+14325550146')], isTaxExempt: true, termsDays: 60 },
};

/** The 14 customers of the story company with all fields. */
export const customersWithDetails: readonly Customer[] = names.map(({ id, name }, n) => ({
  id,
  name,
  contacts: [],
  billingAddress: null,
  invoiceEmail: null,
  termsDays: 30,
  isTaxExempt: false,
  taxNumber: null,
  costReference: null,
  notes: null,
  language: 'en',
  ticketCount: 0,
  createdAt: '2026-03-02T14:00:00.000Z',
  updatedAt: '2026-11-02T14:00:00.000Z',
  version: 1,
  ...details[n],
}));

/** Customers with names and addresses wider than any column. */
export const longCustomers: readonly Customer[] = customersWithDetails.map((customer, n) => ({
  ...customer,
  name: `${customer.name} Exploration, Production and Saltwater Disposal of Western Texas, a Partnership ${n}`,
  contacts: [
    contact(
      'María del Carmen Fernández de Córdoba y Álvarez de Toledo',
      `maria.del.carmen.fernandez.de.cordoba${n}@a-very-long-subdomain.customer.example`,
      '+14325550199',
    ),
  ],
  isTaxExempt: true,
  termsDays: 365,
}));

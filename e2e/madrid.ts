import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callsOf, callsWith, ticketBody } from './calls.ts';
import { type Mail, mailTo } from './outbox.ts';
import type { Product } from './product.ts';

export const owner = 'ana@madrid.example';
export const password = 'pozo-seco-7';
const manager = 'luis@madrid.example';
export const customer = 'Aguas del Manzanares';

/** A time at night at which the date in Madrid is already one day later than in UTC and in the browser. */
export const night = new Date(Date.now() - 20 * 24 * 3_600_000);
night.setUTCHours(23, 30, 0, 0);

const dayIn = (timeZone: string, month: 'short' | 'long', day: '2-digit' | 'numeric' = 'numeric') =>
  new Intl.DateTimeFormat('es', { day, month, year: 'numeric', timeZone }).format(night);
/** Date of the night in Madrid, in the format of the pages. */
export const rightDay = dayIn('Europe/Madrid', 'short');
const wrongDays = [
  dayIn('UTC', 'short'),
  dayIn('UTC', 'short', '2-digit'),
  dayIn('UTC', 'long'),
  night.toISOString().slice(0, 10),
];

const months =
  'Jan|Apr|Aug|Dec|January|February|March|April|June|July|August|September|October|November|December';

/** Patterns that must not appear for a company in Madrid. */
const foreign = {
  'a dollar sign': /\$/,
  'an English month': new RegExp(String.raw`\b(?:${months})\b`),
  'a clock of twelve hours': /\d\s?(?:[AP]M\b|[ap]\.\s?m\.)/,
  'a day of UTC': new RegExp(`\\b(?:${wrongDays.join('|')}|UTC)\\b`),
};

/** Finds forbidden patterns in a text and returns them with the surrounding words. */
export const foreignIn = (pageName: string, text: string) =>
  Object.entries(foreign).flatMap(([name, pattern]) => {
    const match = pattern.exec(text.normalize('NFKC'));
    return match
      ? [`${pageName}: ${name} in “${text.slice(Math.max(0, match.index - 40), match.index + 40)}”`]
      : [];
  });

/** Creates a company in Madrid with records of all kinds, most of them dated at that night. */
export async function makeCompany(request: APIRequestContext, product: Product) {
  const companyId = randomUUID();
  await callsWith(request)('auth/register', {
    user: { email: owner, fullname: 'Ana Robles', password, language: 'ES', companyId },
    company: { name: 'Pozos de Madrid', size: 'SMALL', industry: 'Oil & Gas', timeZone: 'Europe/Madrid' },
  });
  const token = async (mail: Promise<Mail>) => new URL((await mail).link ?? '').searchParams.get('token');
  await callsWith(request)('auth/confirm-email', {
    token: await token(mailTo({ request }, owner, 'welcome')),
  });
  const call = await callsOf(request, owner, password);
  const locale = {
    weekStart: 'MONDAY',
    hourCycle: 'h23',
    distanceUnit: 'km',
    currency: 'EUR',
    currencyChange: 'KEEP_NUMBERS',
  };
  await call('company/locale', { timeZone: 'Europe/Madrid', language: 'es', ...locale }, 'PUT');

  const level = await call('job-type', { name: 'Oficial', hourlyRateCents: 9250 });
  const role = await call('job-role', { name: 'Perforador', jobTypeId: level.id });
  const person = { jobTypeId: level.id, jobRoleId: role.id };
  await call('users/technician', { fullname: 'Inés Quintana', email: 'ines@madrid.example', ...person });
  await call('users/manager', { fullname: 'Luis Prado', email: manager });
  const accepted = { token: await token(mailTo({ request }, manager, 'invitation')), password };
  await callsWith(request)('auth/accept-invitation', { ...accepted, confirmPassword: password });
  await call('price-item', { name: 'Junta', unit: 'ea', unitPriceCents: 26_000, taxable: true });
  const { id: customerId } = await call('customer', {
    name: customer,
    contacts: [{ name: 'Dora Ruiz', email: 'dora@manzanares.example', phone: null }],
    billingAddress: 'Calle Mayor 1\n28013 Madrid',
    invoiceEmail: 'pagos@manzanares.example',
    termsDays: 30,
    isTaxExempt: false,
    costReference: null,
    notes: null,
  });

  const managerCalls = await callsOf(request, manager, password);
  const body = { ...ticketBody, ...{ location: 'Pinto', customerCompany: customer, jobTypeId: level.id } };
  const billed = await managerCalls('ticket', body);
  const waiting = await managerCalls('ticket', { ...body, wellName: 'Pinto 2' });
  await managerCalls(`ticket/${billed.id}/signature`, { name: 'Dora Ruiz', title: null, typed: true }, 'PUT');
  await managerCalls(`ticket/${waiting.id}/signature-request`, {
    language: 'es',
    to: 'dora@manzanares.example',
  });
  await call('ticket/bulk', { action: 'approve', ids: [billed.id] });
  const [draft] = await call('invoice', { ticketIds: [billed.id] });
  const send = { to: ['pagos@manzanares.example'], message: null, attachTickets: true };
  await call(`invoice/${draft.id}/issue`, { version: draft.version, send });
  const payment = { amountCents: 10_000, method: 'CHECK', reference: null };
  await call(`invoice/${draft.id}/payment`, { ...payment, paidOn: new Date().toISOString().slice(0, 10) });
  const credit = { reason: 'Una hora de menos.', lines: [{ line: 0, amountCents: 1000 }] };
  await call(`invoice/${draft.id}/credit-note`, credit);
  const sign = await mailTo({ request }, 'dora@manzanares.example', 'signatureRequest');
  const invoice = await mailTo({ request }, 'pagos@manzanares.example', 'invoice');
  const email = 'pagos@manzanares.example';
  await callsWith(request)('public/customer/link', { token: await token(Promise.resolve(invoice)), email });
  const customerPage = await mailTo({ request }, email, 'customerLink');
  // The customer opens the invoice, which notifies admins and managers.
  await callsWith(request)(`public/invoice${new URL(invoice.link ?? '').search}`);

  await product.rewrite(`
    set session_replication_role = replica;
    ${[
      'events.at',
      'tickets.created_at',
      'tickets.updated_at',
      'tickets.status_at',
      'tickets.signed_at',
      'ticket_signatures.signed_at',
      'notifications.at',
      'invoices.first_opened_at',
      'credit_notes.created_at',
      'customers.created_at',
      'users.created_at',
    ]
      .map((name) => {
        const [table, column] = name.split('.');
        return `update ${table} set ${column} = '${night.toISOString()}' where company_id = '${companyId}' and ${column} is not null;`;
      })
      .join('\n')}
  `);
  return { customerId, billed, waiting, invoiceId: draft.id as string, sign, invoice, customerPage };
}

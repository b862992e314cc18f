import { type Customer, getCustomer } from '@derrick/domain/customers';
import {
  costReferenceOf,
  getInvoiceSettings,
  type InvoiceParty,
  type InvoiceSettings,
  invoiceTotals,
} from '@derrick/domain/invoices';
import type { Ticket } from '@derrick/domain/tickets';
import { useFormats } from '../../core/formats/index.ts';
import { useSession } from '../../core/session.tsx';
import { type Remote, useRemote } from '../../patterns/remote/index.ts';
import type { PaperInvoice } from '../paper/paperModel.ts';
import { partyOf, sectionsOf } from '../paper/paperOf.ts';
import type { CustomerTickets } from './billable.ts';
import { draftLinesOf } from './draftLines.ts';
import type { TicketDetails } from './useTicketDetails.ts';

const sellerOf = (
  { name, address, email, phone, taxNumber }: InvoiceSettings,
  companyName: string,
): InvoiceParty => ({
  name: name ?? companyName,
  address,
  email,
  phone,
  taxNumber,
});

const buyerOf = ({ name, billingAddress, invoiceEmail }: Customer): InvoiceParty => ({
  name,
  address: billingAddress,
  email: invoiceEmail,
  phone: null,
  taxNumber: null,
});

/** Preview of the draft for a customer's tickets. */
export function usePreview(
  { customerId, tickets }: CustomerTickets,
  details: TicketDetails,
): Remote<PaperInvoice> {
  const { locale } = useFormats();
  const { user } = useSession();
  const failureTitle = 'invoiceCreate.previewFailed' as const;
  const settings = useRemote(getInvoiceSettings, {}, { failureTitle });
  const customer = useRemote(getCustomer, { params: { id: customerId } }, { failureTitle });
  if (settings.status !== 'ready') return settings;
  if (customer.status !== 'ready') return customer;
  const known = tickets.flatMap(({ id }) => details.get(id) ?? []);
  // A ticket that failed to load has its own error message with Retry above the columns.
  if (known.length < tickets.length) return { status: 'loading' };
  const value = draftOf(known, {
    settings: settings.value,
    customer: customer.value,
    companyName: user.company?.name ?? '',
    locale,
  });
  return { status: 'ready', value, isStale: false };
}

interface DraftContext {
  settings: InvoiceSettings;
  customer: Customer;
  /** Name of the company, used if the settings have no name for invoices. */
  companyName: string;
  locale: string;
}

function draftOf(
  tickets: readonly Ticket[],
  { settings, customer, companyName, locale }: DraftContext,
): PaperInvoice {
  const { grouping } = settings;
  const { isTaxExempt } = customer;
  const lines = draftLinesOf(tickets, { grouping, language: customer.language });
  const taxPercent = isTaxExempt ? 0 : settings.taxPercent;
  const totals = invoiceTotals({ lines, discount: null, taxPercent });
  const headings = tickets.map(({ id, jobcode, workDate }) => ({ id, jobcode, workDate }));
  return {
    number: null,
    isVoid: false,
    seller: partyOf(sellerOf(settings, companyName)),
    customer: partyOf(buyerOf(customer)),
    issueDate: null,
    dueDate: null,
    termsDays: customer.termsDays,
    costReference: costReferenceOf(tickets, customer.costReference),
    currency: settings.currency,
    sections: sectionsOf(grouping, lines, headings, locale),
    totals: { ...totals, paidCents: 0, creditedCents: 0, balanceCents: totals.totalCents },
    discountPercent: null,
    taxPercent: taxPercent === 0 ? null : taxPercent,
    taxLabel: settings.taxLabel,
    isTaxExempt,
    notes: null,
    paymentDetails: settings.paymentDetails,
    footer: settings.footer,
  };
}

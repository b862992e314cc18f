import { type Customer, getCustomer } from '@derrick/domain/customers';
import {
  costReferenceOf,
  getInvoiceSettings,
  type InvoiceDocumentContent,
  type InvoiceParty,
  type InvoiceSettings,
  type InvoiceTicket,
  invoiceDocument,
  invoiceTotals,
} from '@derrick/domain/invoices';
import type { Ticket } from '@derrick/domain/tickets';
import { useFormats } from '../../core/formats/index.ts';
import { useSession } from '../../core/session.tsx';
import { type Remote, useRemote } from '../../patterns/remote/index.ts';
import type { CustomerTickets } from './billable.ts';
import { draftLinesOf, inOrder } from './draftLines.ts';
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

const buyerOf = ({ name, billingAddress, invoiceEmail, taxNumber }: Customer): InvoiceParty => ({
  name,
  address: billingAddress,
  email: invoiceEmail,
  phone: null,
  taxNumber,
});

/** The printed content of a draft and the company's color. */
interface Preview {
  content: InvoiceDocumentContent;
  color: string | null;
}

/** Preview of the draft for a customer's tickets. */
export function usePreview(
  { customerId, tickets }: CustomerTickets,
  details: TicketDetails,
): Remote<Preview> {
  const { dayOf } = useFormats();
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
    dayOf,
  });
  return { status: 'ready', value, isStale: false };
}

interface DraftContext {
  settings: InvoiceSettings;
  customer: Customer;
  /** Name of the company, used if the settings have no name for invoices. */
  companyName: string;
  /** Returns the day of a time in the company's time zone. */
  dayOf: (time: Date) => string;
}

const ticketOf = (ticket: Ticket, dayOf: DraftContext['dayOf']): InvoiceTicket => ({
  ...ticket,
  workDate: ticket.workDate ?? null,
  costReference: ticket.costReference ?? null,
  technician: ticket.technician?.fullname ?? null,
  signature: ticket.signature
    ? { name: ticket.signature.name, signedOn: dayOf(new Date(ticket.signature.signedAt)) }
    : null,
});

function draftOf(
  tickets: readonly Ticket[],
  { settings, customer, companyName, dayOf }: DraftContext,
): Preview {
  const { grouping } = settings;
  const { isTaxExempt, language } = customer;
  const lines = draftLinesOf(tickets, { grouping, language });
  const taxPercent = isTaxExempt ? 0 : settings.taxPercent;
  const totals = invoiceTotals({ lines, discount: null, taxPercent });
  const isSpanish = language === 'es';
  const content = invoiceDocument(
    {
      ...settings,
      ...totals,
      number: null,
      status: 'DRAFT',
      seller: sellerOf(settings, companyName),
      customer: buyerOf(customer),
      issueDate: null,
      dueDate: null,
      termsDays: customer.termsDays,
      costReference: costReferenceOf(tickets, customer.costReference),
      lines,
      discount: null,
      taxPercent,
      taxLabel: (isSpanish ? settings.taxLabelSpanish : null) ?? settings.taxLabel,
      isTaxExempt,
      paidCents: 0,
      creditedCents: 0,
      balanceCents: totals.totalCents,
      notes: null,
      footer: (isSpanish ? settings.footerSpanish : null) ?? settings.footer,
      tickets: inOrder(tickets).map((ticket) => ticketOf(ticket, dayOf)),
    },
    language,
  );
  return { content, color: settings.color };
}

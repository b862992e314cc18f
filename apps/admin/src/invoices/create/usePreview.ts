import { type Customer, getCustomer, listCustomers, TERMS_DAYS_DEFAULT } from '@derrick/domain/customers';
import {
  costReferenceOf,
  getInvoiceSettings,
  type InvoiceParty,
  type InvoiceSettings,
  invoiceTotals,
} from '@derrick/domain/invoices';
import { useFormats } from '../../app/formats/index.ts';
import { useSession } from '../../app/session.tsx';
import { useRemote } from '../../patterns/remote/index.ts';
import type { PaperInvoice } from '../paper/paperModel.ts';
import { partyOf, sectionsOf } from '../paper/paperOf.ts';
import type { CustomerTickets } from './billable.ts';
import { draftLinesOf } from './draftLines.ts';
import type { TicketDetails } from './useTicketDetails.ts';

/** Finds a customer by the name that tickets have of it; undefined until it is there, or when it can't be loaded. */
function useCustomer(name: string): Customer | undefined {
  const failureTitle = 'invoiceCreate.loadFailed' as const;
  const found = useRemote(listCustomers, { query: { search: name, pageSize: 10 } }, { failureTitle });
  const id = found.status === 'ready' ? found.value.data.find((one) => one.name === name)?.id : undefined;
  const customer = useRemote(getCustomer, id === undefined ? null : { params: { id } }, { failureTitle });
  return customer.status === 'ready' ? customer.value : undefined;
}

const sellerOf = (name: string, settings: InvoiceSettings | undefined): InvoiceParty => ({
  name: settings?.name ?? name,
  address: settings?.address ?? null,
  email: settings?.email ?? null,
  phone: settings?.phone ?? null,
  taxNumber: settings?.taxNumber ?? null,
});

const buyerOf = (name: string, customer: Customer | undefined): InvoiceParty => ({
  name,
  address: customer?.billingAddress ?? null,
  email: customer?.invoiceEmail ?? null,
  phone: null,
  taxNumber: null,
});

/** The draft that a customer's tickets make, as its paper will look; undefined until all of them are loaded. */
export function usePreview(
  { customer: name, tickets }: CustomerTickets,
  details: TicketDetails,
): PaperInvoice | undefined {
  const { locale, currency } = useFormats();
  const { user } = useSession();
  const loadedSettings = useRemote(getInvoiceSettings, {}, { failureTitle: 'invoiceCreate.loadFailed' });
  const settings = loadedSettings.status === 'ready' ? loadedSettings.value : undefined;
  const customer = useCustomer(name);
  if (loadedSettings.status === 'loading' || tickets.some(({ id }) => !details.has(id))) return undefined;

  const grouping = settings?.grouping ?? 'TICKET';
  const lines = draftLinesOf(tickets, details, { grouping, language: customer?.language ?? 'en' });
  const isTaxExempt = customer?.isTaxExempt ?? false;
  const taxPercent = isTaxExempt ? 0 : (settings?.taxPercent ?? 0);
  const totals = invoiceTotals({ lines, discount: null, taxPercent });
  const headings = tickets.map(({ id, jobcode, workDate }) => ({ id, jobcode, workDate }));
  return {
    number: null,
    isVoid: false,
    seller: partyOf(sellerOf(user.company?.name ?? '', settings)),
    customer: partyOf(buyerOf(name, customer)),
    issueDate: null,
    dueDate: null,
    termsDays: customer?.termsDays ?? TERMS_DAYS_DEFAULT,
    costReference: costReferenceOf(
      tickets.flatMap(({ id }) => details.get(id) ?? []),
      customer?.costReference ?? null,
    ),
    currency: settings?.currency ?? currency,
    sections: sectionsOf(grouping, lines, headings, locale),
    totals: { ...totals, paidCents: 0, balanceCents: totals.totalCents },
    discountPercent: null,
    taxPercent: taxPercent === 0 ? null : taxPercent,
    taxLabel: settings?.taxLabel ?? null,
    isTaxExempt,
    notes: null,
    paymentDetails: settings?.paymentDetails ?? null,
    footer: settings?.footer ?? null,
  };
}

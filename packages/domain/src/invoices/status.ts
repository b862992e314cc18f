/** The states of an invoice. Past due is not a state: it depends on the due date and the balance. */
export const invoiceStates = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID', 'UNCOLLECTIBLE'] as const;

export type InvoiceState = (typeof invoiceStates)[number];

/** Groups of the invoice list. Each invoice is in exactly one group, so the counts add up to the total. */
export const invoiceGroups = [
  'DRAFT',
  'AWAITING_PAYMENT',
  'PAST_DUE',
  'PAID',
  'VOID',
  'UNCOLLECTIBLE',
] as const;

export type InvoiceGroup = (typeof invoiceGroups)[number];

/**
 * Status filters of the invoice list: the groups, plus two states that share a group. Several filters select their union.
 */
export const invoiceStatusFilters = [...invoiceGroups, 'ISSUED', 'PARTIALLY_PAID'] as const;

export type InvoiceStatusFilter = (typeof invoiceStatusFilters)[number];

/** Returns the group of an invoice in the list. */
export function invoiceGroupOf({
  status,
  isPastDue,
}: {
  status: InvoiceState;
  isPastDue: boolean;
}): InvoiceGroup {
  if (status !== 'ISSUED' && status !== 'PARTIALLY_PAID') return status;
  return isPastDue ? 'PAST_DUE' : 'AWAITING_PAYMENT';
}

/**
 * Returns true from the day after the due date if the invoice has a balance.
 * @param today current date of the company, `YYYY-MM-DD`
 */
export const isPastDue = (
  { status, dueDate, balanceCents }: { status: InvoiceState; dueDate: string | null; balanceCents: number },
  today: string,
): boolean =>
  (status === 'ISSUED' || status === 'PARTIALLY_PAID') &&
  dueDate !== null &&
  dueDate < today &&
  balanceCents > 0;

/** Returns the state of an issued invoice from its payments and credit notes. A fully credited invoice is settled. */
export function paidStateOf({
  totalCents,
  paidCents,
  creditedCents = 0,
}: {
  totalCents: number;
  /** Sum of the payments that are not reversed, less refunds. */
  paidCents: number;
  creditedCents?: number;
}): InvoiceState {
  if (paidCents + creditedCents >= totalCents) return 'PAID';
  return paidCents > 0 ? 'PARTIALLY_PAID' : 'ISSUED';
}

/** Returns true for an invoice that credit notes have settled completely. Pages show it as credited instead of paid. */
export const isCredited = ({
  status,
  totalCents,
  creditedCents,
}: {
  status: InvoiceState;
  totalCents: number;
  creditedCents: number;
}): boolean => status === 'PAID' && creditedCents > 0 && creditedCents >= totalCents;

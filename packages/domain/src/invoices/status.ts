/** The states of an invoice. Past due is none of them: it follows from the due day and the balance. */
export const invoiceStates = ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID', 'UNCOLLECTIBLE'] as const;

export type InvoiceState = (typeof invoiceStates)[number];

/** What the list tells apart: each invoice is one of these, so that their counts add up to all. */
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
 * What the list can be narrowed to: the groups, and the two states that a group holds together. A list of several is
 * their union.
 */
export const invoiceStatusFilters = [...invoiceGroups, 'ISSUED', 'PARTIALLY_PAID'] as const;

export type InvoiceStatusFilter = (typeof invoiceStatusFilters)[number];

/** The group of the list in which an invoice stands. */
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
 * An invoice is past due from the day after its due day on, while something is still to be paid.
 * @param today `YYYY-MM-DD` where the company is
 */
export const isPastDue = (
  { status, dueDate, balanceCents }: { status: InvoiceState; dueDate: string | null; balanceCents: number },
  today: string,
): boolean =>
  (status === 'ISSUED' || status === 'PARTIALLY_PAID') &&
  dueDate !== null &&
  dueDate < today &&
  balanceCents > 0;

/** The state that follows from what was paid of an invoice that was issued. */
export function paidStateOf({
  totalCents,
  paidCents,
}: {
  totalCents: number;
  paidCents: number;
}): InvoiceState {
  if (paidCents >= totalCents) return 'PAID';
  return paidCents > 0 ? 'PARTIALLY_PAID' : 'ISSUED';
}

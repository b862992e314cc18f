import type { Permission } from '../permissions/index.ts';
import { type AmountLine, missingPrices } from '../tickets/index.ts';
import type { InvoiceState } from './status.ts';

interface Action {
  from: readonly InvoiceState[];
  permission: Permission;
}

/** What can be done with an invoice, in which states, and who may do it. In the order in which a page offers it. */
export const invoiceActions = {
  update: { from: ['DRAFT'], permission: 'invoices:write' },
  issue: { from: ['DRAFT'], permission: 'invoices:issue' },
  remove: { from: ['DRAFT'], permission: 'invoices:write' },
  send: { from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'], permission: 'invoices:issue' },
  pay: { from: ['ISSUED', 'PARTIALLY_PAID', 'UNCOLLECTIBLE'], permission: 'invoices:issue' },
  reversePayment: { from: ['PARTIALLY_PAID', 'PAID', 'UNCOLLECTIBLE'], permission: 'invoices:issue' },
  void: { from: ['ISSUED', 'PARTIALLY_PAID'], permission: 'invoices:issue' },
  uncollectible: { from: ['ISSUED', 'PARTIALLY_PAID'], permission: 'invoices:issue' },
  setReminders: { from: ['DRAFT', 'ISSUED', 'PARTIALLY_PAID'], permission: 'invoices:write' },
  copy: { from: ['VOID'], permission: 'invoices:write' },
} as const satisfies Record<string, Action>;

export type InvoiceAction = keyof typeof invoiceActions;

/** What decides whether something can be done with an invoice. */
export interface InvoiceFacts {
  status: InvoiceState;
  /** What was paid and not reversed. */
  paidCents: number;
  lines: readonly AmountLine[];
}

export type InvoiceRefusal = 'wrongState' | 'hasPayments' | 'noLines' | 'pricesMissing';

/**
 * Checks an action by what the invoice is; whether somebody may do it at all is a matter of its permission.
 * @returns why not; undefined when it can be done
 */
export function refuseInvoiceAction(
  action: InvoiceAction,
  invoice: InvoiceFacts,
): InvoiceRefusal | undefined {
  const from: readonly InvoiceState[] = invoiceActions[action].from;
  if (!from.includes(invoice.status)) return 'wrongState';
  if (action === 'void' && invoice.paidCents !== 0) return 'hasPayments';
  if (action !== 'issue') return undefined;
  if (invoice.lines.length === 0) return 'noLines';
  return missingPrices(invoice.lines) > 0 ? 'pricesMissing' : undefined;
}

const isAction = (name: string): name is InvoiceAction => name in invoiceActions;

/**
 * Lists what somebody can do with an invoice now. Voiding one with payments and issuing one without prices are listed,
 * too: the page says what stands in the way.
 */
export const invoiceActionsOf = (
  permissions: readonly Permission[],
  { status }: Pick<InvoiceFacts, 'status'>,
): InvoiceAction[] =>
  Object.keys(invoiceActions)
    .filter(isAction)
    .filter((name) => {
      const { from, permission }: Action = invoiceActions[name];
      return from.includes(status) && permissions.includes(permission);
    });

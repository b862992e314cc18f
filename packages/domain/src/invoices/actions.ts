import type { Permission } from '../permissions/index.ts';
import { type AmountLine, missingPrices } from '../tickets/index.ts';
import type { InvoiceState } from './status.ts';

interface Action {
  from: readonly InvoiceState[];
  permission: Permission;
}

/** The actions on an invoice, with the allowed states and the required permission. Pages offer them in this order. */
export const invoiceActions = {
  update: { from: ['DRAFT'], permission: 'invoices:write' },
  issue: { from: ['DRAFT'], permission: 'invoices:issue' },
  remove: { from: ['DRAFT'], permission: 'invoices:write' },
  send: { from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'], permission: 'invoices:issue' },
  pay: { from: ['ISSUED', 'PARTIALLY_PAID', 'UNCOLLECTIBLE'], permission: 'invoices:issue' },
  reversePayment: { from: ['PARTIALLY_PAID', 'PAID', 'UNCOLLECTIBLE'], permission: 'invoices:issue' },
  credit: { from: ['ISSUED', 'PARTIALLY_PAID', 'PAID'], permission: 'invoices:issue' },
  void: { from: ['ISSUED', 'PARTIALLY_PAID'], permission: 'invoices:issue' },
  uncollectible: { from: ['ISSUED', 'PARTIALLY_PAID'], permission: 'invoices:issue' },
  setReminders: { from: ['DRAFT', 'ISSUED', 'PARTIALLY_PAID'], permission: 'invoices:write' },
  copy: { from: ['VOID'], permission: 'invoices:write' },
} as const satisfies Record<string, Action>;

export type InvoiceAction = keyof typeof invoiceActions;

/** The fields of an invoice on which its possible actions depend. */
export interface InvoicePolicyFields {
  status: InvoiceState;
  /** Sum of the payments that are not reversed, less refunds. */
  paidCents: number;
  /** Sum of the credit notes. */
  creditedCents: number;
  lines: readonly AmountLine[];
}

export type InvoiceActionError =
  | 'wrongState'
  | 'hasPayments'
  | 'hasCreditNotes'
  | 'noLines'
  | 'pricesMissing';

/**
 * Checks if the state of an invoice allows an action. Permissions are checked separately.
 * @returns the reason why not, or undefined if the action is allowed
 */
export function invoiceActionError(
  action: InvoiceAction,
  invoice: InvoicePolicyFields,
): InvoiceActionError | undefined {
  const from: readonly InvoiceState[] = invoiceActions[action].from;
  if (!from.includes(invoice.status)) return 'wrongState';
  if (action === 'void' && invoice.paidCents !== 0) return 'hasPayments';
  if (action === 'void' && invoice.creditedCents !== 0) return 'hasCreditNotes';
  if (action !== 'issue') return undefined;
  if (invoice.lines.length === 0) return 'noLines';
  return missingPrices(invoice.lines) > 0 ? 'pricesMissing' : undefined;
}

const isAction = (name: string): name is InvoiceAction => name in invoiceActions;

/**
 * Lists the actions that a user can choose for an invoice. Includes voiding an invoice with payments and issuing one
 * without prices: the page then explains the obstacle.
 */
export const invoiceActionsOf = (
  permissions: readonly Permission[],
  { status }: Pick<InvoicePolicyFields, 'status'>,
): InvoiceAction[] =>
  Object.keys(invoiceActions)
    .filter(isAction)
    .filter((name) => {
      const { from, permission }: Action = invoiceActions[name];
      return from.includes(status) && permissions.includes(permission);
    });

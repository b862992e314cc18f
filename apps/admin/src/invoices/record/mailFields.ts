import { validateEmail } from '@derrick/domain/auth';
import { INVOICE_NOTES_MAX, INVOICE_RECIPIENTS_MAX, type Invoice } from '@derrick/domain/invoices';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { ErrorMessage } from '../../patterns/form/errorMessages.ts';

export interface MailValues {
  /** Email addresses, separated by commas. */
  to: string;
  message: string;
  attachTickets: boolean;
  /** Stores the first address as the customer's email for invoices. */
  rememberRecipient: boolean;
}

/** Returns the customer's email for invoices. Older servers send only the one at issue. */
export const mailToOf = ({ mailTo, customer }: Pick<Invoice, 'mailTo' | 'customer'>): string | null =>
  mailTo ?? customer.email;

/** Returns the initial values, addressed to the customer's email for invoices. */
export const mailValuesOf = (invoice: Invoice): MailValues => ({
  to: mailToOf(invoice) ?? '',
  message: '',
  attachTickets: false,
  rememberRecipient: false,
});

export const mailLabels = {
  to: 'invoice.to',
  message: 'invoice.message',
  attachTickets: 'invoice.attachTickets',
  rememberRecipient: 'invoice.rememberRecipient',
} as const satisfies Record<keyof MailValues, MessageKey>;

export const mailErrors: Readonly<Partial<Record<string, ErrorMessage>>> = {
  recipientRequired: 'invoice.error.recipientRequired',
  emailInvalid: 'invoice.error.email',
  tooManyRecipients: { key: 'invoice.error.tooManyRecipients', count: INVOICE_RECIPIENTS_MAX },
  textTooLong: { key: 'invoice.error.tooLong', count: INVOICE_NOTES_MAX },
};

const recipients = (to: string): string[] =>
  to
    .split(/[,;\s]+/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

export function validateMail({ to, message }: MailValues) {
  const all = recipients(to);
  const recipientError = () => {
    if (all.length === 0) return 'recipientRequired';
    if (all.length > INVOICE_RECIPIENTS_MAX) return 'tooManyRecipients';
    return all.some((address) => validateEmail(address) !== undefined) ? 'emailInvalid' : undefined;
  };
  const messageError = () => (message.trim().length > INVOICE_NOTES_MAX ? 'textTooLong' : undefined);
  // Built from pairs, because the check for visible text would flag an object with a `message` property.
  return Object.fromEntries([
    ['to', recipientError()],
    ['message', messageError()],
  ]);
}

/** Returns the first typed address if it is valid and not the customer's email for invoices already. */
export function newAddressIn(to: string, invoice: Invoice): string | undefined {
  const [first = ''] = recipients(to.toLowerCase());
  const isNew = invoice.customer.id !== null && first !== mailToOf(invoice);
  return isNew && validateEmail(first) === undefined ? first : undefined;
}

/** Converts the form values for the API. */
export const sendingOf = (
  { to, message, attachTickets, rememberRecipient }: MailValues,
  invoice: Invoice,
) => ({
  to: recipients(to),
  message: message.trim() || null,
  attachTickets,
  rememberRecipient: rememberRecipient && newAddressIn(to, invoice) !== undefined,
});

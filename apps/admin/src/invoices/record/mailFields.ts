import { validateEmail } from '@derrick/domain/auth';
import { INVOICE_NOTES_MAX, INVOICE_RECIPIENTS_MAX, type Invoice } from '@derrick/domain/invoices';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { ErrorMessage } from '../../patterns/form/errorMessages.ts';

/** What the mail with an invoice is made of, as typed. */
export interface MailValues {
  /** Addresses, separated by commas. */
  to: string;
  message: string;
  attachTickets: boolean;
}

/** A mail to whom the customer wants its invoices sent. */
export const mailValuesOf = ({ customer }: Invoice): MailValues => ({
  to: customer.email ?? '',
  message: '',
  attachTickets: false,
});

/** The labels of the fields. */
export const mailLabels = {
  to: 'invoice.to',
  message: 'invoice.message',
  attachTickets: 'invoice.attachTickets',
} as const satisfies Record<keyof MailValues, MessageKey>;

/** What can be wrong with a mail. */
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

/** Checks what is typed, before the server does. */
export function validateMail({ to, message }: MailValues) {
  const all = recipients(to);
  const recipientError = () => {
    if (all.length === 0) return 'recipientRequired';
    if (all.length > INVOICE_RECIPIENTS_MAX) return 'tooManyRecipients';
    return all.some((address) => validateEmail(address) !== undefined) ? 'emailInvalid' : undefined;
  };
  const messageError = () => (message.trim().length > INVOICE_NOTES_MAX ? 'textTooLong' : undefined);
  // A list of pairs: an object with a message would read as words for people.
  return Object.fromEntries([
    ['to', recipientError()],
    ['message', messageError()],
  ]);
}

/** Writes what is sent. */
export const sendingOf = ({ to, message, attachTickets }: MailValues) => ({
  to: recipients(to),
  message: message.trim() || null,
  attachTickets,
});

import { errorCodes } from '@derrick/domain/http';
import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

export const failure = createFailures(messages, {
  ticketAlreadyInvoiced: {
    status: 409,
    code: errorCodes.ticketAlreadyInvoiced,
    values: ['ticket', 'invoice'],
  },
  ticketOnDraft: { status: 409, code: errorCodes.ticketAlreadyInvoiced, values: ['ticket'] },
  ticketsNotApproved: { status: 409, code: errorCodes.ticketNotBillable, values: ['tickets'] },
  ticketsWithoutCustomer: { status: 409, code: errorCodes.ticketNotBillable, values: ['tickets'] },
  invoiceChanged: { status: 409, code: errorCodes.conflict },
  invoiceStale: { status: 409, code: errorCodes.stale },
  invoiceIsDraft: { status: 409, code: errorCodes.wrongState },
  invoiceIsIssued: { status: 409, code: errorCodes.wrongState },
  invoiceIsPartiallyPaid: { status: 409, code: errorCodes.wrongState },
  invoiceIsPaid: { status: 409, code: errorCodes.wrongState },
  invoiceIsVoid: { status: 409, code: errorCodes.wrongState },
  invoiceIsUncollectible: { status: 409, code: errorCodes.wrongState },
  invoiceHasPayments: { status: 409, code: errorCodes.invoiceHasPayments },
  invoiceHasCreditNotes: { status: 409, code: errorCodes.wrongState },
  invoiceTooManyLines: {
    status: 422,
    code: errorCodes.invoiceTooLarge,
    values: ['customer', 'count', 'max'],
  },
  invoiceTotalTooLarge: { status: 422, code: errorCodes.invoiceTooLarge, values: ['customer'] },
  invoiceHasNoLines: { status: 422, code: errorCodes.invoiceNotReady },
  pricesMissing: { status: 422, code: errorCodes.invoiceNotReady, values: ['count'] },
  invoiceTotalNegative: { status: 422, code: errorCodes.invoiceNotReady },
  invoiceNumberTaken: { status: 409, code: errorCodes.conflict, values: ['number'] },
  paymentTooLarge: { status: 422, code: errorCodes.paymentTooLarge, values: ['balance'] },
  noAddressToRemind: { status: 422, code: errorCodes.noAddress, values: ['customer'] },
  eventRejected: { status: 400, code: errorCodes.validationFailed },
  paymentUnavailable: { status: 502, code: errorCodes.paymentUnavailable },
  nothingToPay: { status: 409, code: errorCodes.wrongState },
  paymentReversed: { status: 409, code: errorCodes.conflict },
  paymentRefunded: { status: 409, code: errorCodes.conflict },
  creditLineTooLarge: { status: 422, code: errorCodes.creditTooLarge },
  creditTooLarge: { status: 422, code: errorCodes.creditTooLarge, values: ['left'] },
  creditNumberTaken: { status: 409, code: errorCodes.conflict, values: ['number'] },
});

import { errorCodes } from '@derrick/domain/http';

const wrongState = { status: 409, code: errorCodes.wrongState } as const;
const taken = { status: 409, code: errorCodes.ticketAlreadyInvoiced } as const;
const unbillable = { status: 409, code: errorCodes.ticketNotBillable } as const;
const tooLarge = { status: 422, code: errorCodes.invoiceTooLarge } as const;
const notReady = { status: 422, code: errorCodes.invoiceNotReady } as const;

/** Why something can't be done with an invoice. */
export const invoiceFailures = {
  ticketAlreadyInvoiced: {
    ...taken,
    en: 'Ticket {ticket} is on invoice {invoice} already',
    es: 'El ticket {ticket} ya está en la factura {invoice}',
  },
  ticketOnDraft: {
    ...taken,
    en: 'Ticket {ticket} is on the draft of another invoice already',
    es: 'El ticket {ticket} ya está en el borrador de otra factura',
  },
  ticketsNotApproved: {
    ...unbillable,
    en: 'Only approved tickets can be billed; approve these first: {tickets}',
    es: 'Solo se pueden facturar tickets aprobados; apruebe primero estos: {tickets}',
  },
  ticketsWithoutCustomer: {
    ...unbillable,
    en: 'A ticket needs a customer before it can be billed: {tickets}',
    es: 'Un ticket necesita un cliente para poder facturarse: {tickets}',
  },
  invoiceChanged: {
    status: 409,
    code: errorCodes.conflict,
    en: 'Somebody else has changed this invoice meanwhile',
    es: 'Otra persona cambió esta factura mientras tanto',
  },
  invoiceStale: {
    status: 409,
    code: errorCodes.stale,
    en: 'Somebody else has changed this invoice meanwhile; please look at it again first',
    es: 'Otra persona cambió esta factura mientras tanto; revísela de nuevo primero',
  },
  invoiceIsDraft: {
    ...wrongState,
    en: 'This invoice is still a draft',
    es: 'Esta factura todavía es un borrador',
  },
  invoiceIsIssued: { ...wrongState, en: 'This invoice is issued', es: 'Esta factura ya se emitió' },
  invoiceIsPartiallyPaid: {
    ...wrongState,
    en: 'This invoice is partially paid',
    es: 'Esta factura está pagada en parte',
  },
  invoiceIsPaid: { ...wrongState, en: 'This invoice is paid', es: 'Esta factura está pagada' },
  invoiceIsVoid: { ...wrongState, en: 'This invoice is void', es: 'Esta factura está anulada' },
  invoiceIsUncollectible: {
    ...wrongState,
    en: 'This invoice was given up as uncollectible',
    es: 'Esta factura se dio por incobrable',
  },
  invoiceHasPayments: {
    status: 409,
    code: errorCodes.invoiceHasPayments,
    en: 'This invoice has payments: reverse them before it is voided',
    es: 'Esta factura tiene pagos: reviértalos antes de anularla',
  },
  invoiceTooManyLines: {
    ...tooLarge,
    en: 'The draft for {customer} would have {count} lines; an invoice can have {max}. Split it: put fewer tickets on each draft, or group the lines into one line a ticket',
    es: 'El borrador para {customer} tendría {count} líneas; una factura puede tener {max}. Divídalo: ponga menos tickets en cada borrador o agrupe las líneas en una por ticket',
  },
  invoiceTotalTooLarge: {
    ...tooLarge,
    en: 'The draft for {customer} would come to more than an invoice can. Split it: put fewer tickets or lines on each draft',
    es: 'El borrador para {customer} superaría el importe máximo de una factura. Divídalo: ponga menos tickets o líneas en cada borrador',
  },
  invoiceHasNoLines: {
    ...notReady,
    en: 'Add a line before issuing',
    es: 'Agregue una línea antes de emitirla',
  },
  priceMissing: {
    ...notReady,
    en: 'Set a price for 1 line before issuing',
    es: 'Defina el precio de 1 línea antes de emitirla',
  },
  pricesMissing: {
    ...notReady,
    en: 'Set a price for {count} lines before issuing',
    es: 'Defina el precio de {count} líneas antes de emitirla',
  },
  invoiceTotalNegative: {
    ...notReady,
    en: 'The total is below zero: an invoice cannot be issued for it',
    es: 'El total es menor que cero: no se puede emitir una factura así',
  },
  invoiceNumberTaken: {
    status: 409,
    code: errorCodes.conflict,
    en: 'There is an invoice {number} already; change the pattern of the numbers in the settings',
    es: 'Ya existe una factura {number}; cambie el formato de los números en la configuración',
  },
  paymentTooLarge: {
    status: 422,
    code: errorCodes.paymentTooLarge,
    en: 'Only {balance} is still to be paid',
    es: 'Solo quedan {balance} por pagar',
  },
  paymentReversed: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This payment was reversed already',
    es: 'Este pago ya se revirtió',
  },
} as const;

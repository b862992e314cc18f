import { errorCodes } from '@derrick/domain/http';

const locked = { status: 409, code: errorCodes.ticketLocked } as const;
const wrongState = { status: 409, code: errorCodes.wrongState } as const;

/** Why a ticket can't be saved, moved into another state or deleted. `{by}` is who moved it, in brackets. */
export const ticketFailures = {
  ownTicketsOnly: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'A technician can record only their own tickets',
    es: 'Un técnico solo puede registrar sus propios tickets',
  },
  ownTicketApproval: {
    status: 403,
    code: errorCodes.forbidden,
    en: 'Nobody can approve their own ticket',
    es: 'Nadie puede aprobar su propio ticket',
  },
  ticketChanged: {
    status: 409,
    code: errorCodes.conflict,
    en: 'Somebody else has changed this ticket meanwhile',
    es: 'Otra persona cambió este ticket mientras tanto',
  },
  ticketStale: {
    status: 409,
    code: errorCodes.stale,
    en: 'Somebody else has changed this ticket meanwhile; please look at it again first',
    es: 'Otra persona cambió este ticket mientras tanto; revíselo de nuevo primero',
  },
  ticketApprovedLocked: {
    ...locked,
    en: 'This ticket is approved: an administrator must reopen it before it can be changed or deleted',
    es: 'Este ticket está aprobado: un administrador debe reabrirlo antes de que se pueda cambiar o eliminar',
  },
  ticketInvoicedLocked: {
    ...locked,
    en: 'This ticket is on an invoice: the invoice must be voided before the ticket can be changed or deleted',
    es: 'Este ticket está en una factura: hay que anularla antes de que el ticket se pueda cambiar o eliminar',
  },
  ticketVoidLocked: {
    ...locked,
    en: 'This ticket is void: it can no longer be changed or deleted; record a new one instead',
    es: 'Este ticket está anulado: ya no se puede cambiar ni eliminar; registre uno nuevo',
  },
  ticketAlreadySigned: {
    status: 409,
    code: errorCodes.alreadySigned,
    en: 'This ticket has been signed already',
    es: 'Este ticket ya está firmado',
  },
  ticketChangedForCustomer: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This ticket has changed since you opened it; please read it again before you sign',
    es: 'Este ticket cambió desde que lo abrió; léalo de nuevo antes de firmar',
  },
  ticketVoidForCustomer: {
    ...locked,
    en: 'This ticket has been made void: there is nothing to sign any more',
    es: 'Este ticket se anuló: ya no hay nada que firmar',
  },
  ticketIsDraft: {
    ...wrongState,
    en: 'This ticket is still a draft{by}',
    es: 'Este ticket todavía es un borrador{by}',
  },
  ticketIsSubmitted: {
    ...wrongState,
    en: 'This ticket has been submitted{by}',
    es: 'Este ticket ya se envió{by}',
  },
  ticketNeedsChanges: {
    ...wrongState,
    en: 'Changes to this ticket have been requested{by}',
    es: 'Ya se pidieron cambios en este ticket{by}',
  },
  ticketIsApproved: {
    ...wrongState,
    en: 'This ticket has been approved{by}',
    es: 'Este ticket ya se aprobó{by}',
  },
  ticketIsInvoiced: {
    ...wrongState,
    en: 'This ticket is on an invoice{by}',
    es: 'Este ticket está en una factura{by}',
  },
  ticketIsVoid: {
    ...wrongState,
    en: 'This ticket has been made void{by}',
    es: 'Este ticket ya se anuló{by}',
  },
  ticketNotReady: {
    status: 422,
    code: errorCodes.ticketNotReady,
    en: 'This ticket still lacks something that your company asks for',
    es: 'A este ticket todavía le falta algo que su empresa pide',
  },
} as const;

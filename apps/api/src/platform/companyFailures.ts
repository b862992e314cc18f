import { errorCodes } from '@derrick/domain/http';

/** The ways in which calls about a company and its settings fail, or calls fail because of them. */
export const companyFailures = {
  companyChanged: {
    status: 409,
    code: errorCodes.conflict,
    en: 'Somebody else has changed these settings meanwhile',
    es: 'Otra persona cambió esta configuración mientras tanto',
  },
  currencyFixed: {
    status: 409,
    code: errorCodes.wrongState,
    en: 'The currency cannot be changed any more: invoices were issued in it',
    es: 'La moneda ya no se puede cambiar: se emitieron facturas en ella',
  },
  currencyChangeUnconfirmed: {
    status: 409,
    code: errorCodes.currencyChangeUnconfirmed,
    en: 'There are amounts in the present currency: say what becomes of them',
    es: 'Hay importes en la moneda actual: indique qué pasa con ellos',
  },
  currencyAmountsTooLarge: {
    status: 409,
    code: errorCodes.wrongState,
    en: 'Some amounts are too large for this currency',
    es: 'Algunos importes son demasiado grandes para esta moneda',
  },
  mailDomainRefused: {
    status: 400,
    code: errorCodes.mailDomainRefused,
    en: 'Your company takes only addresses of {domains}',
    es: 'Su empresa solo acepta direcciones de {domains}',
  },
  companyClosed: {
    status: 403,
    code: errorCodes.companyClosed,
    en: 'This company was deleted; an administrator can still take it back',
    es: 'Esta empresa se eliminó; un administrador todavía puede recuperarla',
  },
  companyIdTaken: {
    status: 409,
    code: errorCodes.conflict,
    en: 'This company id is already taken',
    es: 'Este identificador de empresa ya está en uso',
  },
} as const;

import { errorCodes } from '@derrick/domain/http';

/** The ways in which calls about a company's settings fail, or calls fail because of them. */
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
  mailDomainRefused: {
    status: 400,
    code: errorCodes.mailDomainRefused,
    en: 'Your company takes only addresses of {domains}',
    es: 'Su empresa solo acepta direcciones de {domains}',
  },
} as const;

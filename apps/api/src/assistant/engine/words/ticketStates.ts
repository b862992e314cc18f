import { phrases } from '../tokens/phrases.ts';

export const statusWords = {
  DRAFT: phrases({
    en: 'draft, drafts, in draft',
    es: 'borrador, borradores, en borrador',
  }),
  SUBMITTED: phrases({
    en: `
      submitted, waiting for approval, pending approval, awaiting approval, waiting to be approved, to approve, to be approved,
      need approval, needs approval, need to be approved, in review, for approval, to review
    `,
    es: `
      enviado, enviados, por aprobar, esperan aprobacion, pendiente de aprobacion, pendientes de aprobacion,
      pendientes de aprobar, esperando aprobacion, en revision, falta aprobar, faltan por aprobar, enviadas, por revisar,
      faltan aprobar, requieren aprobacion
    `,
  }),
  CHANGES_REQUESTED: phrases({
    en: `
      sent back, changes requested, returned, requested changes, with changes requested, rejected, need changes, needs changes,
      kicked back, bounced back
    `,
    es: `
      devuelto, devueltos, con cambios, cambios solicitados, regresado, regresados, con cambios solicitados, rechazado,
      rechazados, cambios pedidos, con correcciones, devueltas, por corregir
    `,
  }),
  APPROVED: phrases({
    en: 'approved',
    es: 'aprobado, aprobados, aprobada, aprobadas',
  }),
  VOID: phrases({
    en: 'void, voided, cancelled, canceled, voids',
    es: 'anulado, anulados, cancelado, cancelados, anuladas, canceladas',
  }),
} as const;

export const notApproved = phrases({
  en: 'not approved, unapproved, not yet approved, without approval, not been approved',
  es: 'sin aprobar, no aprobados, no aprobado, sin aprobacion, no estan aprobados',
});

export const notInvoiced = phrases({
  en: `
    not invoiced, uninvoiced, unbilled, not billed, without invoice, without an invoice, not yet invoiced, not yet billed,
    to invoice, to bill, to be invoiced, to be billed, no invoice, still to invoice, not been invoiced, not been billed,
    haven't been invoiced, haven't been billed, hasn't been invoiced, hasn't been billed, not on an invoice, aren't invoiced,
    isn't invoiced, haven't invoiced, haven't billed, un-invoiced, never invoiced, didn't invoice, didn't bill,
    have not invoiced, have not billed, aren't billed, isn't billed, hasn't invoiced, need invoicing, need to invoice,
    needs invoicing, don't have an invoice, never billed, awaiting invoice, missing an invoice, waiting for invoice
  `,
  es: `
    sin facturar, no facturado, no facturados, no facturada, no facturadas, por facturar, sin factura, pendiente de facturar,
    pendientes de facturar, falta facturar, faltan por facturar, falta por facturar, faltan facturar, no hemos facturado,
    no se ha facturado, no se han facturado, aun sin facturar, pendientes de factura, pendiente de factura, no facturamos,
    no estan facturados, no esta facturado, no tienen factura, no tiene factura
  `,
});

export const invoiced = phrases({
  en: `
    invoiced, billed, on an invoice, been invoiced, did we bill, did we invoice, have we billed, have we invoiced,
    with an invoice, we billed, we invoiced, were invoiced, with invoice
  `,
  es: `
    facturado, facturados, facturada, facturadas, facturamos, le facturamos, con factura, hemos facturado, facturo, se facturo,
    se facturaron, ya facturado
  `,
});

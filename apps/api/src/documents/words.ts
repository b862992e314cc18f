import type { TicketStatus } from '@derrick/domain/tickets';
import type { Language } from '../platform/language.ts';
import type { DocumentLine } from './model.ts';

interface Words {
  invoice: string;
  ticket: string;
  mark: Record<'DRAFT' | 'VOID', string>;
  from: string;
  billTo: string;
  issued: string;
  due: string;
  terms: (days: number) => string;
  costReference: string;
  description: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  units: Record<DocumentLine['unit'], string>;
  /** Of any number of days but one. */
  days: string;
  /** Heads lines that are of no ticket. */
  otherLines: string;
  notTaxed: string;
  noPrice: string;
  subtotal: string;
  discount: string;
  tax: string;
  taxExempt: string;
  total: string;
  notes: string;
  payment: string;
  page: (page: number, pages: number) => string;
  continued: string;
  customer: string;
  contact: string;
  location: string;
  wellName: string;
  workDate: string;
  technician: string;
  jobType: string;
  workDone: string;
  work: string;
  travel: string;
  signature: string;
  signedBy: string;
  signedTyped: string;
  signatureOf: (name: string) => string;
  signedContent: string;
  verify: string;
  photos: string;
  otherFiles: string;
  statuses: Record<TicketStatus, string>;
}

/** What documents say besides the texts of the company and its customers. */
export const documentWords: Readonly<Record<Language, Words>> = {
  en: {
    invoice: 'Invoice',
    ticket: 'Job ticket',
    mark: { DRAFT: 'Draft', VOID: 'Void' },
    from: 'From',
    billTo: 'Bill to',
    issued: 'Issued',
    due: 'Due',
    terms: (days) => (days === 0 ? 'Due on receipt' : `Net ${days} days`),
    costReference: 'Reference',
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    units: { h: 'h', ea: 'ea', mi: 'mi', km: 'km', day: 'day' },
    days: 'days',
    otherLines: 'Other items',
    notTaxed: 'Not taxed',
    noPrice: 'No price yet',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tax: 'Tax',
    taxExempt: 'Tax exempt',
    total: 'Total',
    notes: 'Notes',
    payment: 'Payment',
    page: (page, pages) => `Page ${page} of ${pages}`,
    continued: 'continued',
    customer: 'Customer',
    contact: 'Contact',
    location: 'Location',
    wellName: 'Well name',
    workDate: 'Work date',
    technician: 'Technician',
    jobType: 'Job type',
    workDone: 'Work performed',
    work: 'Work',
    travel: 'Travel',
    signature: 'Signature',
    signedBy: 'Signed by',
    signedTyped: 'Signed with the typed name',
    signatureOf: (name) => `Signature of ${name}`,
    signedContent: 'Signed content (SHA-256)',
    verify: 'Verify at',
    photos: 'Photos',
    otherFiles: 'Further attachments',
    statuses: {
      DRAFT: 'Draft',
      SUBMITTED: 'Submitted',
      CHANGES_REQUESTED: 'Changes requested',
      APPROVED: 'Approved',
      INVOICED: 'Invoiced',
      VOID: 'Void',
    },
  },
  es: {
    invoice: 'Factura',
    ticket: 'Ticket de trabajo',
    mark: { DRAFT: 'Borrador', VOID: 'Anulada' },
    from: 'De',
    billTo: 'Facturar a',
    issued: 'Fecha de emisión',
    due: 'Vencimiento',
    terms: (days) => (days === 0 ? 'Pago al recibir' : `${days} días netos`),
    costReference: 'Referencia',
    description: 'Descripción',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    amount: 'Importe',
    units: { h: 'h', ea: 'ud.', mi: 'mi', km: 'km', day: 'día' },
    days: 'días',
    otherLines: 'Otros conceptos',
    notTaxed: 'Sin impuesto',
    noPrice: 'Sin precio todavía',
    subtotal: 'Subtotal',
    discount: 'Descuento',
    tax: 'Impuesto',
    taxExempt: 'Exento de impuestos',
    total: 'Total',
    notes: 'Notas',
    payment: 'Pago',
    page: (page, pages) => `Página ${page} de ${pages}`,
    continued: 'continuación',
    customer: 'Cliente',
    contact: 'Contacto',
    location: 'Ubicación',
    wellName: 'Nombre del pozo',
    workDate: 'Fecha del trabajo',
    technician: 'Técnico',
    jobType: 'Tipo de trabajo',
    workDone: 'Trabajo realizado',
    work: 'Trabajo',
    travel: 'Viaje',
    signature: 'Firma',
    signedBy: 'Firmado por',
    signedTyped: 'Firmado con el nombre escrito',
    signatureOf: (name) => `Firma de ${name}`,
    signedContent: 'Contenido firmado (SHA-256)',
    verify: 'Verificar en',
    photos: 'Fotos',
    otherFiles: 'Otros archivos adjuntos',
    statuses: {
      DRAFT: 'Borrador',
      SUBMITTED: 'Enviado',
      CHANGES_REQUESTED: 'Con cambios pedidos',
      APPROVED: 'Aprobado',
      INVOICED: 'Facturado',
      VOID: 'Anulado',
    },
  },
};

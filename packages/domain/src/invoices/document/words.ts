/** The texts of printed invoices and tickets. */
import type { LineUnit } from '../../tickets/index.ts';
import type { InvoiceLanguage } from '../billed.ts';

const en = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  draft: 'Draft',
  void: 'Void',
  from: 'From',
  billTo: 'Bill to',
  taxNumber: 'Tax ID',
  issued: 'Issued',
  atIssue: 'When it is issued',
  due: 'Due',
  terms: (days: number) => {
    if (days === 0) return 'Due on receipt';
    return days === 1 ? 'Net 1 day' : `Net ${days} days`;
  },
  reference: 'Reference',
  amountDue: 'Amount due',
  lines: 'Lines',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  units: { h: 'h', ea: 'ea', mi: 'mi', km: 'km', day: 'day' },
  days: 'days',
  notTaxed: 'Not taxed',
  noPrice: 'No price yet',
  noLines: 'Nothing is billed yet.',
  otherLines: 'Other items',
  totals: 'Totals',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  taxExempt: 'Tax exempt',
  total: 'Total',
  paid: 'Paid',
  credited: 'Credited',
  balance: 'Balance',
  notes: 'Notes',
  reason: 'Reason',
  payment: 'Payment',
  tickets: 'Job tickets',
  signedBy: (name: string, day: string) => `Signed by ${name}, ${day}`,
};

/** The texts of a document in one language. */
export type DocumentWords = Omit<typeof en, 'units'> & { units: Readonly<Record<LineUnit, string>> };

const es: DocumentWords = {
  invoice: 'Factura',
  creditNote: 'Nota de crédito',
  draft: 'Borrador',
  void: 'Anulada',
  from: 'De',
  billTo: 'Facturar a',
  taxNumber: 'ID fiscal',
  issued: 'Fecha de emisión',
  atIssue: 'Al emitirla',
  due: 'Vencimiento',
  terms: (days) => {
    if (days === 0) return 'Pago al recibir';
    return days === 1 ? '1 día neto' : `${days} días netos`;
  },
  reference: 'Referencia',
  amountDue: 'Importe pendiente',
  lines: 'Líneas',
  description: 'Descripción',
  quantity: 'Cantidad',
  unitPrice: 'Precio unitario',
  amount: 'Importe',
  units: { h: 'h', ea: 'ud.', mi: 'mi', km: 'km', day: 'día' },
  days: 'días',
  notTaxed: 'Sin impuesto',
  noPrice: 'Sin precio todavía',
  noLines: 'Todavía no se factura nada.',
  otherLines: 'Otros conceptos',
  totals: 'Totales',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  tax: 'Impuesto',
  taxExempt: 'Exento de impuestos',
  total: 'Total',
  paid: 'Pagado',
  credited: 'Acreditado',
  balance: 'Saldo',
  notes: 'Notas',
  reason: 'Motivo',
  payment: 'Pago',
  tickets: 'Tickets de trabajo',
  signedBy: (name, day) => `Firmado por ${name}, ${day}`,
};

const words: Readonly<Record<InvoiceLanguage, DocumentWords>> = { en, es };

/** Returns the texts of documents in a language. */
export const documentWords = (language: InvoiceLanguage): DocumentWords => words[language];

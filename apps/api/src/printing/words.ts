import type { Language } from '../platform/language.ts';

interface Words {
  labor: string;
  travel: string;
  adjustment: string;
  /** The start of a file's name, before the number. */
  ticketFile: string;
  invoiceFile: string;
  draftFile: string;
}

/** What the parts of documents that come from records are called. */
export const paperWords: Readonly<Record<Language, Words>> = {
  en: {
    labor: 'Labor',
    travel: 'Travel',
    adjustment: 'Adjustment',
    ticketFile: 'Job ticket',
    invoiceFile: 'Invoice',
    draftFile: 'Draft invoice',
  },
  es: {
    labor: 'Mano de obra',
    travel: 'Viaje',
    adjustment: 'Ajuste',
    ticketFile: 'Ticket de trabajo',
    invoiceFile: 'Factura',
    draftFile: 'Borrador de factura',
  },
};

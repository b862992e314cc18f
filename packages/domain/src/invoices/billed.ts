/** Initial content of a draft: the lines of its tickets in the invoice's language, and the cost reference. */
import { levelNameIn } from '../jobTypes/index.ts';
import { isHourLine, type TicketLineKind } from '../tickets/index.ts';
import type { GroupedLine } from './grouping.ts';
import { INVOICE_LINE_TEXT_MAX } from './rules.ts';

/** Languages of invoices. */
export type InvoiceLanguage = 'en' | 'es';

const words = {
  en: {
    LABOR: 'Labor',
    OVERTIME: 'Overtime',
    STANDBY: 'Standby',
    TRAVEL: 'Travel',
    ITEM: 'Item',
    ADJUSTMENT: 'Adjustment',
  },
  es: {
    LABOR: 'Mano de obra',
    OVERTIME: 'Horas extra',
    STANDBY: 'Tiempo de espera',
    TRAVEL: 'Viaje',
    ITEM: 'Artículo',
    ADJUSTMENT: 'Ajuste',
  },
} as const satisfies Record<InvoiceLanguage, Record<TicketLineKind, string>>;

/**
 * Returns the printed text of a ticket line. Overtime, standby and travel are labeled as such, and a line without a description gets the name of
 * its kind. Names of starting levels are translated.
 */
export function billedLineText(
  { kind, description }: Pick<GroupedLine, 'kind' | 'description'>,
  language: InvoiceLanguage,
): string {
  const word = words[language][kind];
  if (description === '') return word;
  // Hours are described by the level of the technician.
  if (kind === 'LABOR') return levelNameIn(description, language);
  return isHourLine({ kind }) ? `${word}: ${levelNameIn(description, language)}` : description;
}

/** Maximum length of the cost reference of an invoice, in UTF-16 code units. */
export const COST_REFERENCE_MAX = 200;

const cut = (text: string) =>
  text.length > INVOICE_LINE_TEXT_MAX ? `${text.slice(0, INVOICE_LINE_TEXT_MAX - 1)}…` : text;

/** The fields of a ticket that an invoice needs. */
interface BillableTicket {
  id: string;
  jobcode: string;
  wellName: string;
  description: string;
  lines: readonly Omit<GroupedLine, 'ticketId'>[];
}

/** Returns the invoice lines of a ticket, and a summary that can replace them as a single line. */
export const billedTicket = (
  { id, jobcode, wellName, description, lines }: BillableTicket,
  language: InvoiceLanguage,
): { lines: GroupedLine[]; summary: string } => ({
  lines: lines.map((line) => ({ ...line, description: billedLineText(line, language), ticketId: id })),
  summary: cut(`${jobcode} · ${wellName} · ${description.replaceAll(/\s+/g, ' ')}`),
});

/**
 * Returns the cost references of the tickets, or the customer's if no ticket has one. References that are too long to
 * list result in null: the head of the document then lists those of the tickets.
 */
export function costReferenceOf(
  tickets: readonly { costReference?: string | null }[],
  ofCustomer: string | null,
): string | null {
  const references = [...new Set(tickets.flatMap(({ costReference }) => costReference || []))];
  if (references.length === 0) return ofCustomer;
  const list = references.join(', ');
  return list.length > COST_REFERENCE_MAX ? null : list;
}

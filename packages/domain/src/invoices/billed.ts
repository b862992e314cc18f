/** Initial content of a draft: the lines of its tickets in the invoice's language, and the cost reference. */
import type { TicketLineKind } from '../tickets/index.ts';
import type { GroupedLine } from './grouping.ts';
import { INVOICE_LINE_TEXT_MAX } from './rules.ts';

/** Languages of invoices. */
export type InvoiceLanguage = 'en' | 'es';

const words = {
  en: { LABOR: 'Labor', TRAVEL: 'Travel', ITEM: 'Item', ADJUSTMENT: 'Adjustment' },
  es: { LABOR: 'Mano de obra', TRAVEL: 'Viaje', ITEM: 'Artículo', ADJUSTMENT: 'Ajuste' },
} as const satisfies Record<InvoiceLanguage, Record<TicketLineKind, string>>;

/**
 * Returns the printed text of a ticket line. Travel is labeled as such, and a line without a description gets the name of
 * its kind.
 */
export function billedLineText(
  { kind, description }: Pick<GroupedLine, 'kind' | 'description'>,
  language: InvoiceLanguage,
): string {
  const word = words[language][kind];
  if (description === '') return word;
  return kind === 'TRAVEL' ? `${word}: ${description}` : description;
}

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

/** Returns the cost reference shared by all tickets, or the customer's if they differ. */
export function costReferenceOf(
  tickets: readonly { costReference?: string | null }[],
  ofCustomer: string | null,
): string | null {
  const [first, ...rest] = new Set(tickets.map(({ costReference }) => costReference));
  return rest.length === 0 && first ? first : ofCustomer;
}

/** What a draft begins with: the lines of its tickets in the words of the paper, and their reference. */
import type { TicketLineKind } from '../tickets/index.ts';
import type { GroupedLine } from './grouping.ts';
import { INVOICE_LINE_TEXT_MAX } from './rules.ts';

/** The languages that invoices are written in. */
export type InvoiceLanguage = 'en' | 'es';

const words = {
  en: { LABOR: 'Labor', TRAVEL: 'Travel', ITEM: 'Item', ADJUSTMENT: 'Adjustment' },
  es: { LABOR: 'Mano de obra', TRAVEL: 'Viaje', ITEM: 'Artículo', ADJUSTMENT: 'Ajuste' },
} as const satisfies Record<InvoiceLanguage, Record<TicketLineKind, string>>;

/** Writes what a line of a ticket is called on paper: travel says so, what has no text of its own says what it is. */
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

/** A ticket as far as an invoice bills it. */
interface BillableTicket {
  id: string;
  jobcode: string;
  wellName: string;
  description: string;
  lines: readonly Omit<GroupedLine, 'ticketId'>[];
}

/** Writes what a ticket bills, with the one line that can stand for it. */
export const billedTicket = (
  { id, jobcode, wellName, description, lines }: BillableTicket,
  language: InvoiceLanguage,
): { lines: GroupedLine[]; summary: string } => ({
  lines: lines.map((line) => ({ ...line, description: billedLineText(line, language), ticketId: id })),
  summary: cut(`${jobcode} · ${wellName} · ${description.replaceAll(/\s+/g, ' ')}`),
});

/** The reference that all tickets have; where they differ, that of the customer. */
export function costReferenceOf(
  tickets: readonly { costReference?: string | null }[],
  ofCustomer: string | null,
): string | null {
  const [first, ...others] = new Set(tickets.map(({ costReference }) => costReference));
  return others.length === 0 && first ? first : ofCustomer;
}

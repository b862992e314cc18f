import type { LineUnit, TicketLineKind } from '../tickets/index.ts';
import { type BilledLine, invoiceTotals } from './rules.ts';

/**
 * Groupings of the lines of an invoice: as on the tickets, equal lines as one, or one line for each ticket beside its lines
 * without a price.
 */
export const invoiceGroupings = ['TICKET', 'KIND', 'ONE_LINE'] as const;

export type InvoiceGrouping = (typeof invoiceGroupings)[number];

/** What is billed, and of which ticket. */
export interface GroupedLine extends BilledLine {
  kind: TicketLineKind;
  description: string;
  unit: LineUnit;
  /** Null of what was typed, or is of several tickets. */
  ticketId: string | null;
  reason: string | null;
  priceItemId: string | null;
}

const centsOf = (lines: readonly BilledLine[]): number =>
  invoiceTotals({ lines, discount: null, taxPercent: 0 }).subtotalCents;

/** Puts lines of the same key together, in the order of the first of each. */
function grouped<Line>(lines: readonly Line[], keyOf: (line: Line) => string): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

const sameWork = ({ kind, description, unit, unitPriceCents, taxable, reason, priceItemId }: GroupedLine) =>
  JSON.stringify([kind, description, unit, unitPriceCents, taxable, reason, priceItemId]);

const inThousandths = (quantity: number) => Math.round(quantity * 1000);

/** Lines that stand together on the paper. */
export interface InvoiceSection<Line> {
  /** The ticket that heads them; null where none does. */
  ticketId: string | null;
  /** Lines of no ticket after those of one: without a heading of their own they would seem to belong to it. */
  isOther: boolean;
  lines: Line[];
}

/** Parts lines as they are printed: those that follow each other and are of one ticket come under its heading. */
export function invoiceSections<Line extends Pick<GroupedLine, 'ticketId'>>(
  grouping: InvoiceGrouping,
  lines: readonly Line[],
): InvoiceSection<Line>[] {
  // Put together otherwise, a line says itself what it is of, or is of several tickets.
  if (grouping !== 'TICKET') return [{ ticketId: null, isOther: false, lines: [...lines] }];
  const sections: InvoiceSection<Line>[] = [];
  for (const line of lines) {
    const { ticketId } = line;
    const last = sections.at(-1);
    if (last && last.ticketId === ticketId) last.lines.push(line);
    else sections.push({ ticketId, isOther: ticketId === null && last !== undefined, lines: [line] });
  }
  return sections;
}

/** One line for equal ones. Where that would come to another amount, because each was rounded, they stay apart. */
function merged(lines: readonly GroupedLine[]): readonly GroupedLine[] {
  const [first, ...others] = lines;
  if (!first || others.length === 0) return lines;
  const quantity = lines.reduce((sum, line) => sum + inThousandths(line.quantity), 0) / 1000;
  const isOfOneTicket = others.every(({ ticketId }) => ticketId === first.ticketId);
  const line = { ...first, quantity, ticketId: isOfOneTicket ? first.ticketId : null };
  return centsOf([line]) === centsOf(lines) ? [line] : lines;
}

/** One line with a price for lines of a ticket that are taxed alike. */
const summed = (
  lines: readonly GroupedLine[],
  { ticketId, taxable }: Pick<GroupedLine, 'ticketId' | 'taxable'>,
  description: string,
): GroupedLine => ({
  kind: 'LABOR',
  description,
  quantity: 1,
  unit: 'ea',
  unitPriceCents: centsOf(lines),
  taxable,
  ticketId,
  reason: null,
  priceItemId: null,
});

const hasPrice = ({ unitPriceCents }: GroupedLine) => unitPriceCents !== null;

/** Sums up what is priced of a ticket. Lines without a price stay as they are: their quantity is needed to price them. */
const inOneLine = (lines: readonly GroupedLine[], summary: string): GroupedLine[] => [
  ...grouped(lines.filter(hasPrice), ({ taxable }) => String(taxable)).flatMap((part) => {
    const [first] = part;
    return first ? [summed(part, first, summary)] : [];
  }),
  ...lines.filter((line) => !hasPrice(line)),
];

/**
 * Puts the lines of tickets together for an invoice; however it is done, what they come to stays the same.
 * @param tickets in the order of the paper, each with the one line that can stand for it
 */
export function groupInvoiceLines(
  grouping: InvoiceGrouping,
  tickets: readonly { lines: readonly GroupedLine[]; summary: string }[],
): GroupedLine[] {
  const lines = tickets.flatMap((ticket) => ticket.lines);
  if (grouping === 'TICKET') return lines;
  if (grouping === 'KIND') return grouped(lines, sameWork).flatMap(merged);
  return tickets.flatMap(({ lines: own, summary }) => inOneLine(own, summary));
}

import type { LineUnit, TicketLineKind } from '../tickets/index.ts';
import { type BilledLine, invoiceTotals } from './rules.ts';

/**
 * Groupings of invoice lines: as on the tickets (`TICKET`), equal lines merged (`KIND`), or one line per ticket plus its
 * lines without a price (`ONE_LINE`).
 */
export const invoiceGroupings = ['TICKET', 'KIND', 'ONE_LINE'] as const;

export type InvoiceGrouping = (typeof invoiceGroupings)[number];

/** An invoice line with its ticket. */
export interface GroupedLine extends BilledLine {
  kind: TicketLineKind;
  description: string;
  unit: LineUnit;
  /** Null if the line was added by hand or belongs to several tickets. */
  ticketId: string | null;
  reason: string | null;
  priceItemId: string | null;
}

const centsOf = (lines: readonly BilledLine[]): number =>
  invoiceTotals({ lines, discount: null, taxPercent: 0 }).subtotalCents;

/** Groups lines by key, in order of first occurrence. */
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

const lineKey = ({ kind, description, unit, unitPriceCents, taxable, reason, priceItemId }: GroupedLine) =>
  JSON.stringify([kind, description, unit, unitPriceCents, taxable, reason, priceItemId]);

const inThousandths = (quantity: number) => Math.round(quantity * 1000);

/** A section of the printed lines. */
export interface InvoiceSection<Line> {
  /** The ticket in the section's heading, or null if there is no ticket. */
  ticketId: string | null;
  /**
   * Lines without a ticket that follow lines of a ticket. They need a heading of their own, otherwise they would appear
   * to belong to that ticket.
   */
  isOther: boolean;
  lines: Line[];
}

/** Splits lines into printed sections: consecutive lines of the same ticket are under one heading. */
export function invoiceSections<Line extends Pick<GroupedLine, 'ticketId'>>(
  grouping: InvoiceGrouping,
  lines: readonly Line[],
): InvoiceSection<Line>[] {
  // In other groupings, a line either names its ticket in its text or belongs to several tickets, so there are no
  // headings.
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

/** Merges equal lines into one. If rounding each line separately gives a different amount, the lines are not merged. */
function mergeLines(lines: readonly GroupedLine[]): readonly GroupedLine[] {
  const [first, ...rest] = lines;
  if (!first || rest.length === 0) return lines;
  const quantity = lines.reduce((sum, line) => sum + inThousandths(line.quantity), 0) / 1000;
  const isOfOneTicket = rest.every(({ ticketId }) => ticketId === first.ticketId);
  const line = { ...first, quantity, ticketId: isOfOneTicket ? first.ticketId : null };
  return centsOf([line]) === centsOf(lines) ? [line] : lines;
}

/** Sums lines of a ticket with the same tax treatment in one line. */
const sumLines = (
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

/** Sums the priced lines of a ticket. Lines without a price are kept, because their quantity is needed to price them. */
const toSingleLine = (lines: readonly GroupedLine[], summary: string): GroupedLine[] => [
  ...grouped(lines.filter(hasPrice), ({ taxable }) => String(taxable)).flatMap((part) => {
    const [first] = part;
    return first ? [sumLines(part, first, summary)] : [];
  }),
  ...lines.filter((line) => !hasPrice(line)),
];

/**
 * Groups the lines of tickets for an invoice. The total is the same for every grouping.
 * @param tickets in printed order, each with the summary that can replace its lines
 */
export function groupInvoiceLines(
  grouping: InvoiceGrouping,
  tickets: readonly { lines: readonly GroupedLine[]; summary: string }[],
): GroupedLine[] {
  const lines = tickets.flatMap((ticket) => ticket.lines);
  if (grouping === 'TICKET') return lines;
  if (grouping === 'KIND') return grouped(lines, lineKey).flatMap(mergeLines);
  return tickets.flatMap(({ lines: ticketLines, summary }) => toSingleLine(ticketLines, summary));
}

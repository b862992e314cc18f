import { formatTimeOfDay, type HourCycle } from '@derrick/domain/format';
import type { PrintableLine } from '@derrick/domain/invoices';
import { levelNameIn } from '@derrick/domain/jobTypes';
import { isHourLine, ticketTotals } from '@derrick/domain/tickets';
import type { DocumentParty, DocumentStyle, TicketDocument } from '../documents/index.ts';
import { type Language, localeOf } from '../platform/language.ts';
import { jobcode, type StoredLine, type StoredTicket } from '../tickets/index.ts';
import { messages } from './messages.ts';

/** Data of a printed ticket that is not in the ticket's row. */
export interface TicketExtras
  extends Pick<
    TicketDocument,
    'photos' | 'otherFiles' | 'signature' | 'currency' | 'country' | 'costReferenceLabel'
  > {
  style: DocumentStyle;
  company: DocumentParty;
  lines: readonly StoredLine[];
  seesPrices: boolean;
  /** The copy is for the customer, without the state of the internal review. */
  isCustomer: boolean;
  hourCycle: HourCycle;
}

/** Converts a line to its printed form. The description of hours starts with their type, such as labor or travel. */
export function documentLine(
  { kind, description, quantity, unit, unitPriceCents, taxable, reason }: StoredLine,
  language: Language,
): PrintableLine {
  const t = messages[language];
  const prefix = {
    LABOR: t('labor'),
    OVERTIME: t('overtime'),
    STANDBY: t('standby'),
    TRAVEL: t('travel'),
    ITEM: '',
    ADJUSTMENT: description ? '' : t('adjustment'),
  }[kind];
  return {
    description: [prefix, isHourLine({ kind }) ? levelNameIn(description, language) : description]
      .filter(Boolean)
      .join(' · '),
    reason,
    quantity,
    unit,
    unitPriceCents,
    taxable,
  };
}

export function ticketDocument(
  ticket: StoredTicket,
  { lines, seesPrices, isCustomer, style, hourCycle, ...extras }: TicketExtras,
): TicketDocument {
  const totals = ticketTotals(lines);
  const lineCents = totals.lineCents.map((cents) => cents ?? 0);
  const shown = lines.map((line) => (seesPrices ? line : { ...line, unitPriceCents: null }));
  const printTime = (time: string | null) =>
    time === null ? null : formatTimeOfDay(time, localeOf[style.language], hourCycle);
  return {
    ...extras,
    style,
    jobcode: jobcode(ticket.number, ticket.code_prefix),
    status: isCustomer && ticket.status !== 'VOID' ? null : ticket.status,
    workDate: ticket.work_date,
    customer: ticket.customer?.name ?? null,
    contact: ticket.customer_name || null,
    location: ticket.location,
    wellName: ticket.well_name,
    costReference: ticket.cost_reference,
    jobType: ticket.job_type && levelNameIn(ticket.job_type.name, style.language),
    technician: ticket.technician?.fullname ?? null,
    description: ticket.description,
    workStartedAt: printTime(ticket.work_started_at),
    workEndedAt: printTime(ticket.work_ended_at),
    workHours: ticket.work_hours,
    breakMinutes: ticket.break_minutes,
    standbyHours: ticket.standby_hours,
    travelStartedAt: printTime(ticket.travel_started_at),
    travelEndedAt: printTime(ticket.travel_ended_at),
    travelHours: ticket.travel_hours,
    lines: shown.map((line) => documentLine(line, style.language)),
    totals: seesPrices
      ? { ...totals, lineCents, discountCents: 0, taxCents: 0, totalCents: totals.subtotalCents }
      : null,
  };
}

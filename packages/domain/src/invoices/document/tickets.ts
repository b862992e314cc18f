import type { HourCycle } from '../../format/conventions.ts';
import { oneLine } from '../../format/oneLine.ts';
import { formatTimeOfDay } from '../../format/timeOfDay.ts';
import type { InvoiceTicket } from '../ticket.ts';
import type { DocumentFormats } from './formats.ts';
import type { DocumentWords } from './words.ts';

/** Maximum length of a ticket's description on its invoice. The ticket's own PDF has the complete text. */
const DESCRIPTION_MAX = 400;

/** A ticket as its invoice prints it. */
export interface DocumentTicket {
  id: string;
  /** Code and well: `TK-10490 · Mesquite 4-1H`. */
  heading: string;
  /** Facts in small text, one line each. */
  facts: readonly string[];
}

interface TicketOptions {
  words: DocumentWords;
  formats: DocumentFormats;
  hourCycle: HourCycle;
  costReferenceLabel: string | null;
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const shortened = (text: string) =>
  text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : text;

/** Formats a ticket in one line, for emails: code, well, day, cost reference and signature. */
export function documentTicketLine(
  { jobcode, wellName, workDate, costReference, signature }: InvoiceTicket,
  { words, formats, costReferenceLabel }: Omit<TicketOptions, 'hourCycle'>,
): string {
  return joined([
    jobcode,
    wellName,
    workDate && formats.day(workDate),
    costReference && `${costReferenceLabel ?? words.reference}: ${costReference}`,
    signature && words.signedBy(signature.name, formats.day(signature.signedOn)),
  ]);
}

/** Formats the facts of a ticket: location, day, times, technician, description, cost reference and signature. */
export function documentTicket(
  ticket: InvoiceTicket,
  { words, formats, hourCycle, costReferenceLabel }: TicketOptions,
): DocumentTicket {
  const { id, jobcode, workDate, wellName, location, technician, workHours, signature } = ticket;
  const day = workDate && formats.day(workDate);
  // Invoices issued before facts were stored print what their PDF prints: the code and the day.
  if (wellName === null) return { id, heading: joined([jobcode, day]), facts: [] };
  const time = (value: string) => formatTimeOfDay(value, formats.locale, hourCycle);
  const { workStartedAt: start, workEndedAt: end, costReference } = ticket;
  const facts = [
    joined([
      location,
      day,
      start && end && `${time(start)} – ${time(end)}`,
      workHours ? `${formats.quantity(workHours)} ${words.units.h}` : null,
      technician,
    ]),
    shortened(oneLine(ticket.description)),
    joined([
      costReference && `${costReferenceLabel ?? words.reference}: ${costReference}`,
      signature && words.signedBy(signature.name, formats.day(signature.signedOn)),
    ]),
  ];
  return { id, heading: joined([jobcode, wellName]), facts: facts.filter((fact) => fact !== '') };
}

/** Final validation of a draft before the server returns it, for drafts of the built-in engine and of a provider. */
import type { DraftField, DraftFieldName, DraftFields } from '@derrick/domain/assistant';
import { TICKET_LONG_TEXT_MAX, TICKET_TEXT_MAX } from '@derrick/domain/tickets';
import type { Named, ReadingContext, TicketReading } from './engine/index.ts';

const longest = (name: string) =>
  name === 'description' || name === 'notes' ? TICKET_LONG_TEXT_MAX : TICKET_TEXT_MAX;

const has = (records: readonly Named[], id: string) => records.some((record) => record.id === id);

/**
 * Drops each field whose quote is not at its position in the text, whose value the ticket would reject, or whose id is
 * outside the caller's scope.
 */
export function admit(reading: TicketReading, text: string, context: ReadingContext): TicketReading {
  const recordsByField: Partial<Record<DraftFieldName, readonly Named[]>> = {
    technicianId: context.people,
    jobTypeId: context.jobTypes,
  };
  const isRight = (name: string, { quote, start, end, value, candidates = [] }: DraftField) => {
    if (quote === '' || text.slice(start, end) !== quote) return false;
    if (value !== null && (value.length > longest(name) || value.includes('\u0000'))) return false;
    const records = name === 'technicianId' || name === 'jobTypeId' ? recordsByField[name] : undefined;
    if (!records) return true;
    return (value === null || has(records, value)) && candidates.every(({ id }) => has(records, id));
  };
  const checked = (fields: DraftFields): DraftFields =>
    Object.fromEntries(Object.entries(fields).filter(([name, field]) => field && isRight(name, field)));
  const { other, ...rest } = reading;
  return { ...rest, fields: checked(rest.fields), ...(other && { other: other.map(checked) }) };
}

import type { DraftCandidate, DraftConfidence, DraftFieldName, DraftFields } from '@derrick/domain/assistant';
import { formatDate } from '@derrick/domain/format';
import { formatTime } from '@derrick/ui/TimeField';
import type { TicketFormValues } from '../form/values.ts';

/** A field of the form that words can fill. */
export type FilledField = Exclude<keyof TicketFormValues, 'lines' | 'isRepriced'>;

/** One value that was read from the words. */
export interface Found {
  name: DraftFieldName;
  field: FilledField;
  /** Null until one of the candidates is chosen. */
  value: string | null;
  label: string | undefined;
  quote: string;
  start: number;
  end: number;
  confidence: DraftConfidence;
  candidates: readonly DraftCandidate[];
}

/** Takes some of what was found; the others are left. `byHand` was chosen among candidates. */
export type Apply = (
  taken: readonly Found[],
  left: readonly DraftFieldName[],
  byHand: readonly DraftFieldName[],
) => void;

/** What words can fill, in the order of the form. */
const names = [
  'location',
  'wellName',
  'description',
  'notes',
  'workDate',
  'workStartedAt',
  'workEndedAt',
  'travelStartedAt',
  'travelEndedAt',
  'technicianId',
  'jobTypeId',
  'customerCompany',
  'customerName',
  'costReference',
] as const satisfies readonly DraftFieldName[];

/** What the form calls a field of a draft. */
function fieldOf(name: DraftFieldName): FilledField {
  if (name === 'technicianId') return 'technician';
  return name === 'jobTypeId' ? 'jobType' : name;
}

/** Lists what was found, in the order of the form; somebody who records their own work alone is not asked who did it. */
export function listFound(fields: DraftFields, { isOwnOnly }: { isOwnOnly: boolean }): Found[] {
  return names.flatMap((name): Found[] => {
    const found = fields[name];
    if (!found || (isOwnOnly && name === 'technicianId')) return [];
    const { value, quote, start, end, confidence, candidates = [] } = found;
    const label = found.label ?? candidates.find(({ id }) => id === value)?.label;
    return [{ name, field: fieldOf(name), value, label, quote, start, end, confidence, candidates }];
  });
}

/** Lists the fields of the form that the words do not mention. */
export const listMissing = (found: readonly Found[], { isOwnOnly }: { isOwnOnly: boolean }): FilledField[] =>
  names
    .filter((name) => !found.some((one) => one.name === name) && !(isOwnOnly && name === 'technicianId'))
    .map((name) => fieldOf(name));

/** Gives what was found the candidate that somebody has chosen. */
export function chosen(found: Found, candidateId: string | undefined): Found {
  const candidate = found.candidates.find(({ id }) => id === candidateId);
  if (!candidate) return found;
  const value = found.field === 'customerCompany' ? candidate.label : candidate.id;
  return { ...found, value, label: candidate.label };
}

/** Writes what was found as people read it; undefined while nothing is chosen. */
export function foundText({ field, value, label }: Found, locale: string): string | undefined {
  if (value === null) return undefined;
  if (field === 'workDate') return formatDate(value, locale);
  if (field.endsWith('At')) return formatTime(value, locale);
  return label ?? value;
}

/** Writes what stands in a field of the form now; empty for nothing. */
export function presentText(values: TicketFormValues, field: FilledField, locale: string): string {
  const value = values[field];
  if (value === null || value === '') return '';
  if (typeof value === 'object') return value.label;
  if (field === 'workDate') return formatDate(value, locale);
  return field.endsWith('At') ? formatTime(value, locale) : value;
}

/** Writes what was found into values of the form. */
export function filledValues(
  values: TicketFormValues,
  all: readonly Found[],
): { next: TicketFormValues; filled: Partial<TicketFormValues> } {
  const filled: Partial<TicketFormValues> = {};
  for (const { field, value, label } of all) {
    if (value === null) continue;
    if (field === 'technician' || field === 'jobType') filled[field] = { id: value, label: label ?? '' };
    else filled[field] = value;
  }
  return { next: { ...values, ...filled }, filled };
}

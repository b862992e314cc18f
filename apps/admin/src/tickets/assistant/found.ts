import type { DraftCandidate, DraftConfidence, DraftFieldName, DraftFields } from '@derrick/domain/assistant';
import { formatDate } from '@derrick/domain/format';
import { formatTime } from '@derrick/ui/TimeField';
import type { TicketFormValues } from '../form/values.ts';

/** A form field that the assistant can fill. */
export type FilledField = Exclude<keyof TicketFormValues, 'lines' | 'isRepriced' | 'standbyHours'>;

/** A value extracted from the text. */
export interface Found {
  name: DraftFieldName;
  field: FilledField;
  /** Null until one of several candidates is chosen. */
  value: string | null;
  label: string | undefined;
  quote: string;
  start: number;
  end: number;
  confidence: DraftConfidence;
  candidates: readonly DraftCandidate[];
}

/** Applies the accepted values. `byHand` are those chosen from several candidates. */
export type Apply = (
  taken: readonly Found[],
  left: readonly DraftFieldName[],
  byHand: readonly DraftFieldName[],
) => void;

/** Fields that the assistant can fill, in form order. */
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

/** Maps a field of a draft to the form field. */
function fieldOf(name: DraftFieldName): FilledField {
  if (name === 'technicianId') return 'technician';
  return name === 'jobTypeId' ? 'jobType' : name;
}

/** Lists the extracted values in form order. The technician is left out for users who only record their own work. */
export function listFound(fields: DraftFields, { isOwnOnly }: { isOwnOnly: boolean }): Found[] {
  return names.flatMap((name): Found[] => {
    const found = fields[name];
    if (!found || (isOwnOnly && name === 'technicianId')) return [];
    const { value, quote, start, end, confidence, candidates = [] } = found;
    const label = found.label ?? candidates.find(({ id }) => id === value)?.label;
    return [{ name, field: fieldOf(name), value, label, quote, start, end, confidence, candidates }];
  });
}

/** Lists the form fields that the text does not mention. */
export const listMissing = (found: readonly Found[], { isOwnOnly }: { isOwnOnly: boolean }): FilledField[] =>
  names
    .filter((name) => !found.some((one) => one.name === name) && !(isOwnOnly && name === 'technicianId'))
    .map((name) => fieldOf(name));

/** Returns the extracted value with the chosen candidate. */
export function chosen(found: Found, candidateId: string | undefined): Found {
  const candidate = found.candidates.find(({ id }) => id === candidateId);
  if (!candidate) return found;
  const value = found.field === 'customerCompany' ? candidate.label : candidate.id;
  return { ...found, value, label: candidate.label };
}

/** Formats an extracted value; undefined until a candidate is chosen. */
export function foundText({ field, value, label }: Found, locale: string): string | undefined {
  if (value === null) return undefined;
  if (field === 'workDate') return formatDate(value, locale);
  if (field.endsWith('At')) return formatTime(value, locale);
  return label ?? value;
}

/** Formats the current value of a form field; empty if not set. */
export function presentText(values: TicketFormValues, field: FilledField, locale: string): string {
  const value = values[field];
  if (value === null || value === '') return '';
  if (typeof value === 'object') return value.label;
  if (field === 'workDate') return formatDate(value, locale);
  return field.endsWith('At') ? formatTime(value, locale) : value;
}

/** Returns the form values with the extracted values applied. */
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

import { jobTypeStruct, listJobTypes } from '@derrick/domain/jobTypes';
import { isHourLine, type Ticket, type TicketLine } from '@derrick/domain/tickets';
import { useFormats } from '../../core/formats/index.ts';
import { type Failed, useOptions } from '../../patterns/remote/index.ts';
import { type FormLine, type HourRate, linesOfHours } from './formLines.ts';
import type { TicketFormState } from './useTicketForm.ts';
import { useWorkDay } from './useWorkDay.ts';
import { toRequestBody } from './values.ts';

/** Rates of an hour: the current one and, if it differs, the rate on the work date. */
interface HourRates {
  rate: HourRate;
  changed: number | undefined;
  /** Set if the rates failed to load. */
  failure: Failed | undefined;
}

interface RateOnDay {
  rate: HourRate | undefined;
  failure: Failed | undefined;
}

/** Loads the hourly rate of the selected job type on a day; null loads no rate. */
function useRateOn(day: string | null, { jobType }: TicketFormState['values']): RateOnDay {
  const { dayOf } = useFormats();
  // The picker has already loaded today's rates.
  const query = day === null ? null : day === '' || day === dayOf(new Date()) ? {} : { day };
  const report = { failureTitle: 'ticketForm.ratesFailed', keepPreviousData: true } as const;
  const { options = [], failure } = useOptions(listJobTypes, query, {}, report);
  const current = options.find(({ id }) => id === jobType?.id);
  if (!jobType || !jobTypeStruct.is(current)) return { rate: undefined, failure };
  const cents = current.hourlyRateCents || null;
  const { travelRateCents: travelCents = cents, standbyRateCents: standbyCents = null } = current;
  return { rate: { name: jobType.label, cents, travelCents, standbyCents }, failure };
}

/** Returns the hourly rate: as saved, or by the job type or day selected since. */
function useHourRates(form: TicketFormState, ticket: Ticket | undefined): HourRates {
  const { jobType, isRepriced } = form.values;
  const { day } = useWorkDay(form);
  const rateOnDay = useRateOn(day, form.values);
  const isOtherDay = ticket !== undefined && ticket.workDate !== day;
  const previous = useRateOn(isOtherDay ? ticket.workDate : null, form.values);
  const failure = rateOnDay.failure ?? previous.failure;
  if (!jobType) return { rate: { name: '', cents: null }, changed: undefined, failure: undefined };
  const now = rateOnDay.rate ?? { name: jobType.label, cents: null };
  // Hours that were saved without a rate get the current one, as when the server saves them.
  const hasRate = (line: TicketLine) => isHourLine(line) && line.unitPriceCents !== null;
  const saved = jobType.id === ticket?.jobTypeId ? ticket.lines.filter(hasRate) : [];
  const [first] = saved;
  // Another day keeps the saved rate as long as that day has the same rate.
  if (!first || (previous.rate && previous.rate.cents !== now.cents))
    return { rate: now, changed: undefined, failure };
  const savedPrice = (kind: TicketLine['kind']) =>
    saved.find((line) => line.kind === kind)?.unitPriceCents ?? null;
  const ordinary = savedPrice('LABOR') ?? savedPrice('TRAVEL');
  const kept = {
    name: first.description,
    cents: savedPrice('LABOR') ?? ordinary ?? now.cents,
    travelCents: savedPrice('TRAVEL') ?? ordinary ?? now.travelCents ?? null,
    overtimeCents: savedPrice('OVERTIME'),
    standbyCents: savedPrice('STANDBY') ?? now.standbyCents ?? null,
  };
  const changed = now.cents === kept.cents ? undefined : (now.cents ?? undefined);
  // The server calculates the new price of overtime.
  const repriced = { ...now, overtimeCents: kept.overtimeCents };
  return { rate: isRepriced && changed !== undefined ? repriced : kept, changed, failure };
}

/** The lines of a form: those of the hours, and all of them. */
interface FormLines extends Pick<HourRates, 'changed' | 'failure'> {
  hours: readonly FormLine[];
  all: readonly FormLine[];
  /** The job type whose hours have no price, because it has no rate. Undefined if it has one. */
  levelWithoutRate: string | undefined;
}

/**
 * Returns the lines of the form.
 * @param ticket the edited ticket, whose hours keep the rate they were saved with
 */
export function useFormLines(form: TicketFormState, ticket: Ticket | undefined): FormLines {
  const { rate, changed, failure } = useHourRates(form, ticket);
  const { workHours, travelHours, standbyHours = 0 } = toRequestBody(form.values, [], ticket);
  // Until the server calculates it again, as much as was saved.
  const overtimeHours = ticket?.lines.find(({ kind }) => kind === 'OVERTIME')?.quantity ?? 0;
  const hours = linesOfHours({ workHours, travelHours, standbyHours, overtimeHours }, rate);
  const levelWithoutRate = hours.length > 0 && !rate.cents ? rate.name || undefined : undefined;
  return { hours, all: [...hours, ...form.values.lines], levelWithoutRate, changed, failure };
}

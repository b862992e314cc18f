import type { FoundWell } from '../recognizers/names/wells.ts';
import type { Span, TokenizedText } from '../tokens/reading.ts';
import { certainNextJob, nextJobWords } from '../words/jobs.ts';
import { isAside } from './asideClauses.ts';
import type { FoundHours } from './foundHours.ts';

interface Found {
  wells: readonly FoundWell[];
  places: readonly Span[];
  hours: FoundHours;
}

const between = <T extends Span>(list: readonly T[], from: number, to: number) =>
  list.filter((item) => item.from >= from && item.from < to);

/** Returns the work times inside a span: time ranges with the role work, and start and end events. */
const workBetween = ({ ranges, events }: FoundHours, from: number, to: number): Span[] => [
  ...between(ranges, from, to).filter(({ role }) => role === 'work'),
  ...between(events, from, to).filter(({ kind }) => kind === 'start' || kind === 'end'),
];

/**
 * Recognizes another job after a word such as "then": the previous job and this one each have a well, a place or hours.
 */
function beginsJob({ wells, places, hours }: Found, start: number, index: number, end: number): boolean {
  const before = between(wells, start, index);
  const after = between(wells, index, end);
  const hasWork = workBetween(hours, start, index).length > 0;
  const isWorkNext = workBetween(hours, index, end).length > 0;
  const [next] = after;
  if (next === undefined) return hasWork && isWorkNext && between(places, index, end).length > 0;
  if (before.length === 0) return hasWork && isWorkNext;
  return before.every(({ value }) => value !== next.value);
}

/** Returns the index of the first token of the part between commas that contains `index`. */
function partStart(reading: TokenizedText, index: number, least: number): number {
  let at = index;
  while (at > least && reading.normalizedAt(at - 1) !== ',' && !reading.endsSentence(at - 1)) at -= 1;
  return at;
}

/** Returns the start of a second job without a word such as "then": the text has two wells, each with its own hours. */
function unannouncedJobStart(
  reading: TokenizedText,
  { wells, hours }: Found,
  start: number,
  end: number,
): number | undefined {
  const [firstWell, secondWell] = between(wells, start, end).filter(
    (well, index, all) => all.findIndex(({ value }) => value === well.value) === index,
  );
  if (firstWell === undefined || secondWell === undefined) return undefined;
  const work = between(hours.ranges, start, end).filter(({ role }) => role === 'work');
  const [firstWork, secondWork] = work;
  if (firstWork === undefined || secondWork === undefined || work.length > 4) return undefined;
  const isWellBeforeTime = firstWell.from < firstWork.from;
  const isSeparate = isWellBeforeTime
    ? firstWork.from < secondWell.from && secondWell.from < secondWork.from
    : firstWell.from < secondWork.from && secondWork.from < secondWell.from;
  if (!isSeparate) return undefined;
  const begin = Math.min(secondWell.from, secondWork.from);
  return Math.max(partStart(reading, begin, start), isWellBeforeTime ? firstWork.to : firstWell.to);
}

/** Divides a text into the jobs it describes. Most texts describe one job. */
export function splitJobs(reading: TokenizedText, found: Found): Span[] {
  const starts: number[] = [0];
  for (let at = 1; at < reading.length; at += 1) {
    const start = starts.at(-1) ?? 0;
    const size = reading.phraseLengthAt(at, nextJobWords);
    if (size === 0 || at === start || isAside(reading, at)) continue;
    const isCertain = reading.phraseLengthAt(at, certainNextJob) > 0 && hasContent(found, start, at);
    if (
      isCertain ||
      (starts.length < JOBS_MAX &&
        beginsJob(found, start, at, Math.min(reading.length, at + NEXT_WELL_REACH)))
    ) {
      starts.push(at);
      at += size - 1;
    }
  }
  const spans = starts.map((from, index) => ({ from, to: starts[index + 1] ?? reading.length }));
  return spans.flatMap((span) => {
    const second = unannouncedJobStart(reading, found, span.from, span.to);
    return second === undefined
      ? [span]
      : [
          { from: span.from, to: second },
          { from: second, to: span.to },
        ];
  });
}

/** Maximum number of jobs that begin with a word such as "then". Phrases such as "next job" always begin another. */
const JOBS_MAX = 6;
/** Maximum distance from the start of another job to its well, in words and marks. */
const NEXT_WELL_REACH = 40;

const hasContent = ({ wells, hours }: Found, from: number, to: number) =>
  between(wells, from, to).length > 0 || workBetween(hours, from, to).length > 0;

import { countsThings } from '../recognizers/numbers/measures.ts';
import { type Clock, readClock } from '../recognizers/times/clocks.ts';
import { type Cue, cueStarts, type EventKind, findCues, type Role } from '../recognizers/times/cues.ts';
import { readDuration } from '../recognizers/times/durations.ts';
import { type ClockRange, readCorrectedClock, readRange } from '../recognizers/times/ranges.ts';
import type { Reading } from '../tokens/reading.ts';
import { quantityNouns, units } from '../words/times.ts';
import { isOfOthers } from './asides.ts';
import type { FoundHours } from './foundHours.ts';
import { CUE_DISTANCES } from './scores.ts';

/** Maximum distance from a cue to its hours, in words and marks. */
const CUE_REACH = 9;
/** Maximum distance from a break to the hour after it, in words and marks. */
const BREAK_REACH = 16;
const things = new Set(['drive', 'road', 'camino', 'carretera']);
const articles = new Set(['the', 'a', 'frequency', 'speed', 'belt', 'el', 'la', 'este']);

/** Reads all hours of a text. */
export class HourReader {
  private readonly reading: Reading;
  private readonly cues: readonly Cue[];
  private readonly starts: readonly number[];
  private readonly found: FoundHours = { ranges: [], events: [], durations: [] };
  private lastEnd = 0;

  constructor(reading: Reading) {
    this.reading = reading;
    this.cues = findCues(reading);
    this.starts = cueStarts(reading, this.cues);
  }

  read(): FoundHours {
    for (let at = 0; at < this.reading.length; ) {
      const to = this.readAt(at);
      if (to !== undefined) this.lastEnd = to;
      at = to ?? at + 1;
    }
    return this.found;
  }

  private readAt(at: number): number | undefined {
    const { reading, found } = this;
    const as = reading.takenAs(at);
    if (as !== undefined) return undefined;
    const duration = readDuration(reading, at);
    if (duration && reading.isFree(duration)) {
      found.durations.push({ ...duration, role: this.roleOf(duration) });
      return this.consume(duration, 'duration');
    }
    const range = readRange(reading, at);
    if (range && reading.isFree({ from: range.end.from, to: range.to }) && this.isHours(range)) {
      found.ranges.push({ ...range, role: this.roleOf(range) });
      this.consumeCueBefore(range.from);
      return this.consume(range, 'hours');
    }
    const clock = readCorrectedClock(reading, at);
    const event = clock && this.eventOf(clock, at);
    if (clock === undefined || event === undefined) return undefined;
    // Other people's hours, and the end of a break, are none of the work and the journey.
    const isAside = isOfOthers(reading, at) || (event.kind === 'return' && this.isAfterBreak(at));
    if (!isAside) found.events.push({ ...clock, kind: event.kind });
    reading.consume({ from: event.from, to: event.to }, 'cue');
    return this.consume({ from: at, to: clock.to }, 'hours');
  }

  /** Recognises the end of a break: "broke for lunch at noon, back at it twelve thirty". */
  private isAfterBreak(index: number): boolean {
    const before = this.sentenceStart(index, BREAK_REACH);
    const [last] = this.cuesBetween(before, index)
      .filter(({ role, event }) => role === 'break' || (event !== undefined && event !== 'return'))
      .slice(-1);
    return last?.role === 'break';
  }

  private consume(span: { from: number; to: number }, as: string): number {
    this.reading.consume(span, as);
    return span.to;
  }

  /** Takes a cue such as "on site" right before hours, so that it is not part of the description. */
  private consumeCueBefore(index: number): void {
    const [cue] = this.cuesBetween(index - 5, index)
      .filter(({ role, to }) => role !== undefined && role !== 'action' && to <= index && index - to <= 1)
      .slice(-1);
    if (cue && this.reading.isFree(cue)) this.reading.consume(cue, 'cue');
  }

  /** The cues of a span of tokens. */
  private cuesBetween(from: number, to: number): readonly Cue[] {
    const first = this.starts[Math.max(0, from)] ?? this.cues.length;
    const last = this.starts[Math.min(this.reading.length, Math.max(0, to))] ?? this.cues.length;
    return this.cues.slice(first, last);
  }

  /** Returns the beginning of the sentence of a token, at most `reach` tokens before it. */
  private sentenceStart(index: number, reach: number): number {
    let at = index;
    while (at > 0 && index - at < reach && !this.reading.endsSentence(at - 1)) at -= 1;
    return at;
  }

  private sentenceEnd(index: number, reach: number): number {
    let at = index;
    while (at < this.reading.length && at - index < reach && !this.reading.endsSentence(at)) at += 1;
    return at;
  }

  /** Distinguishes hours from other pairs of numbers, by their marks, by the words near them, or because they are between two commas. */
  private isHours(range: ClockRange): boolean {
    const { reading } = this;
    const { start, end, from, to } = range;
    if (units.has(reading.norm(to)) && !end.isCertain) return false;
    if (start.isCertain || end.isCertain) return true;
    if (start.isPacked && this.isQuantity(from)) return false;
    const before = this.sentenceStart(from, CUE_REACH);
    const after = this.sentenceEnd(to, CUE_REACH);
    const isCued = this.cuesBetween(before, after).some((cue) => cue.from < from || cue.from >= to);
    if (isCued || range.isOpened || this.isAtWell(to)) return true;
    const isMark = (index: number) =>
      index < 0 || index >= reading.length || reading.at(index)?.kind === 'mark';
    return isMark(from - 1) && isMark(to);
  }

  /** Recognises hours before a well or place: "8 to 10 at Smith 14-2H". */
  private isAtWell(index: number): boolean {
    return [0, 1, 2, 3].some((ahead) =>
      ['well', 'place'].includes(this.reading.takenAs(index + ahead) ?? ''),
    );
  }

  /** Recognises numbers of a quantity: "the pressure was 1200 to 1500". */
  private isQuantity(index: number): boolean {
    return [1, 2, 3, 4].some((back) => quantityNouns.has(this.reading.norm(index - back)));
  }

  /** Work or travel by the nearest verb; other hours between make it farther. */
  private roleOf({ from, to }: { from: number; to: number }): Role {
    const before = this.sentenceStart(from, CUE_REACH + 3);
    const after = this.sentenceEnd(to, CUE_REACH);
    let best: { role: Role; far: number } = { role: 'work', far: CUE_DISTANCES.none };
    for (const cue of this.cuesBetween(before, after)) {
      const isBefore = cue.from < from;
      if (cue.role === undefined || (!isBefore && cue.from < to) || this.isThing(cue)) continue;
      const between = isBefore ? { from: cue.to, to: from } : { from: to, to: cue.from };
      const hasHours = this.reading.some(between, (at) => this.reading.takenAs(at) === 'hours');
      const far =
        Math.max(between.to - between.from, 0) +
        (isBefore ? 0 : CUE_DISTANCES.after) +
        (cue.role === 'action' ? CUE_DISTANCES.action : 0) +
        (hasHours ? CUE_DISTANCES.otherHours : 0);
      // "On the well 6 to noon, drove back": what comes behind a comma is the next thing.
      if (cue.role === 'travel' && !isBefore && this.pieceEnd(to, CUE_REACH) < cue.from) continue;
      if (far < best.far) best = { role: cue.role === 'action' ? 'work' : cue.role, far };
    }
    return best.role;
  }

  /** Recognises a thing with a word of travel, such as the drive of a motor. */
  private isThing({ from, role }: Cue): boolean {
    return (
      role === 'travel' && things.has(this.reading.norm(from)) && articles.has(this.reading.norm(from - 1))
    );
  }

  /** Classifies an hour without an event, "at seven", "a las siete"; hours of days ahead are left out. */
  private saidAs(clock: Clock, index: number): 'other' | 'break' | undefined {
    const isAnnounced =
      clock.isCertain || ['at', 'by', 'las', 'la'].includes(this.reading.norm(clock.from - 1));
    const around = this.cuesBetween(this.sentenceStart(index, 5), this.pieceEnd(clock.to, 3));
    const isAhead =
      ['tomorrow', 'manana', 'next', 'before'].includes(this.reading.norm(clock.to)) ||
      this.reading.norm(index - 1) === 'before';
    if (!isAnnounced || isAhead) return undefined;
    return around.some(({ role }) => role === 'break') ? 'break' : 'other';
  }

  private pieceEnd(index: number, reach: number): number {
    let at = index;
    while (at < index + reach && this.reading.at(at) !== undefined && this.reading.at(at)?.kind !== 'mark')
      at += 1;
    return at;
  }

  /** The number of words between that nothing else was read from: the name of a well is no distance. */
  private freeBetween(from: number, to: number): number {
    let count = 0;
    for (let at = from; at < to; at += 1) if (this.reading.takenAs(at) === undefined) count += 1;
    return count;
  }

  /** Finds the event at an hour by the words before it or right after it. */
  private eventOf(clock: Clock, index: number): { kind: EventKind; from: number; to: number } | undefined {
    const { reading } = this;
    if ((units.has(reading.norm(clock.to)) && !clock.isCertain) || countsThings(reading, clock))
      return undefined;
    const before = Math.max(this.sentenceStart(index, 14), this.lastEnd);
    const reach = clock.isCertain ? 6 : 4;
    const [last] = this.cuesBetween(before, index)
      .filter(
        ({ event, to }) => event !== undefined && to <= clock.from && this.freeBetween(to, index) <= reach,
      )
      .slice(-1);
    // "At 7 I left the shop": the hour comes first.
    const first = ["it's", 'its', 'son'].includes(reading.norm(index - 1)) ? index - 1 : index;
    const isFirst = reading.at(first - 1) === undefined || reading.at(first - 1)?.kind === 'mark';
    const [next] = this.cuesBetween(clock.to, this.pieceEnd(clock.to, isFirst ? 5 : 2)).filter(
      (cue) => cue.event !== undefined,
    );
    // "Llegué a las seis y a las dos salí"
    const isBound = ['y', 'and'].includes(reading.norm(first - 1)) && next?.from === clock.to;
    if (last?.event && !((isFirst || isBound) && next))
      return { kind: last.event, from: last.from, to: last.to };
    const isBehind = next?.event && readClock(reading, next.to) === undefined;
    if (isBehind && next?.event) return { kind: next.event, from: next.from, to: next.to };
    const kind = this.saidAs(clock, index);
    return kind && { kind, from: index, to: index };
  }
}

import { countsThings } from '../recognizers/numbers/measures.ts';
import { readTime, type SpokenTime } from '../recognizers/times/clocks.ts';
import { type Cue, cueStarts, type EventKind, findCues, type Role } from '../recognizers/times/cues.ts';
import { readDuration } from '../recognizers/times/durations.ts';
import { readCorrectedClock, readRange, type TimeRange } from '../recognizers/times/ranges.ts';
import type { TokenizedText } from '../tokens/reading.ts';
import { quantityNouns, units } from '../words/times.ts';
import { isTimeOfThirdParty } from './asides.ts';
import type { FoundHours } from './foundHours.ts';
import { CUE_DISTANCES } from './scores.ts';

/** Maximum distance from a cue (a word such as "worked" or "drove") to its time range, in words and marks. */
const CUE_REACH = 9;
/** Maximum distance from a break to the time after it, in words and marks. */
const BREAK_REACH = 16;
const travelNouns = new Set(['drive', 'road', 'camino', 'carretera']);
const articles = new Set(['the', 'a', 'frequency', 'speed', 'belt', 'el', 'la', 'este']);

/** Reads all times of a text. */
export class TimeReader {
  private readonly reading: TokenizedText;
  private readonly cues: readonly Cue[];
  private readonly starts: readonly number[];
  private readonly found: FoundHours = { ranges: [], events: [], durations: [] };
  private lastEnd = 0;

  constructor(reading: TokenizedText) {
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
    const as = reading.kindAt(at);
    if (as !== undefined) return undefined;
    const duration = readDuration(reading, at);
    if (duration && reading.isUnread(duration)) {
      found.durations.push({ ...duration, role: this.roleOf(duration) });
      return this.take(duration, 'duration');
    }
    const range = readRange(reading, at);
    if (range && reading.isUnread({ from: range.end.from, to: range.to }) && this.isHours(range)) {
      found.ranges.push({ ...range, role: this.roleOf(range) });
      this.takeCueBefore(range.from);
      return this.take(range, 'hours');
    }
    const clock = readCorrectedClock(reading, at);
    const event = clock && this.eventOf(clock, at);
    if (clock === undefined || event === undefined) return undefined;
    // Times of other people and the end of a break are neither work nor travel times.
    const isAside = isTimeOfThirdParty(reading, at) || (event.kind === 'return' && this.isAfterBreak(at));
    if (!isAside) found.events.push({ ...clock, kind: event.kind });
    reading.markRead({ from: event.from, to: event.to }, 'cue');
    return this.take({ from: at, to: clock.to }, 'hours');
  }

  /** Recognizes the time at which a break ends: "broke for lunch at noon, back at it twelve thirty". */
  private isAfterBreak(index: number): boolean {
    const before = this.sentenceStart(index, BREAK_REACH);
    const [last] = this.cuesBetween(before, index)
      .filter(({ role, event }) => role === 'break' || (event !== undefined && event !== 'return'))
      .slice(-1);
    return last?.role === 'break';
  }

  private take(span: { from: number; to: number }, as: string): number {
    this.reading.markRead(span, as);
    return span.to;
  }

  /** Marks a cue such as "on site" right before a time range as read, so that it is not part of the description. */
  private takeCueBefore(index: number): void {
    const [cue] = this.cuesBetween(index - 5, index)
      .filter(({ role, to }) => role !== undefined && role !== 'action' && to <= index && index - to <= 1)
      .slice(-1);
    if (cue && this.reading.isUnread(cue)) this.reading.markRead(cue, 'cue');
  }

  private cuesBetween(from: number, to: number): readonly Cue[] {
    const first = this.starts[Math.max(0, from)] ?? this.cues.length;
    const last = this.starts[Math.min(this.reading.length, Math.max(0, to))] ?? this.cues.length;
    return this.cues.slice(first, last);
  }

  /** Returns the index of the first token of the sentence, at most `reach` tokens before `index`. */
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

  /**
   * Distinguishes a time range from other pairs of numbers by its notation, by nearby words, or because it is between two
   * commas.
   */
  private isHours(range: TimeRange): boolean {
    const { reading } = this;
    const { start, end, from, to } = range;
    if (units.has(reading.normalizedAt(to)) && !end.isCertain) return false;
    if (start.isCertain || end.isCertain) return true;
    if (start.isPacked && this.isQuantity(from)) return false;
    const before = this.sentenceStart(from, CUE_REACH);
    const after = this.sentenceEnd(to, CUE_REACH);
    const isCued = this.cuesBetween(before, after).some((cue) => cue.from < from || cue.from >= to);
    if (isCued || range.hasOpener || this.isAtWell(to)) return true;
    const isMark = (index: number) =>
      index < 0 || index >= reading.length || reading.tokenAt(index)?.kind === 'mark';
    return isMark(from - 1) && isMark(to);
  }

  /** Recognizes a time range before a well or place: "8 to 10 at Smith 14-2H". */
  private isAtWell(index: number): boolean {
    return [0, 1, 2, 3].some((ahead) => ['well', 'place'].includes(this.reading.kindAt(index + ahead) ?? ''));
  }

  /** Recognizes the numbers of a quantity: "the pressure was 1200 to 1500". */
  private isQuantity(index: number): boolean {
    return [1, 2, 3, 4].some((back) => quantityNouns.has(this.reading.normalizedAt(index - back)));
  }

  /** Returns the role of a time range from the nearest cue. Other times in between increase the distance. */
  private roleOf({ from, to }: { from: number; to: number }): Role {
    const before = this.sentenceStart(from, CUE_REACH + 3);
    const after = this.sentenceEnd(to, CUE_REACH);
    let best: { role: Role; far: number } = { role: 'work', far: CUE_DISTANCES.none };
    for (const cue of this.cuesBetween(before, after)) {
      const isBefore = cue.from < from;
      if (cue.role === undefined || (!isBefore && cue.from < to) || this.isTravelNoun(cue)) continue;
      const between = isBefore ? { from: cue.to, to: from } : { from: to, to: cue.from };
      const hasHours = this.reading.someToken(between, (at) => this.reading.kindAt(at) === 'hours');
      const far =
        Math.max(between.to - between.from, 0) +
        (isBefore ? 0 : CUE_DISTANCES.after) +
        (cue.role === 'action' ? CUE_DISTANCES.action : 0) +
        (hasHours ? CUE_DISTANCES.otherHours : 0);
      // "On the well 6 to noon, drove back": a travel cue after a comma belongs to the next action.
      if (cue.role === 'travel' && !isBefore && this.endOfPart(to, CUE_REACH) < cue.from) continue;
      if (far < best.far) best = { role: cue.role === 'action' ? 'work' : cue.role, far };
    }
    return best.role;
  }

  /** Recognizes a travel word that names a thing: the "drive" of a motor. */
  private isTravelNoun({ from, role }: Cue): boolean {
    return (
      role === 'travel' &&
      travelNouns.has(this.reading.normalizedAt(from)) &&
      articles.has(this.reading.normalizedAt(from - 1))
    );
  }

  /** Classifies a time without an event, such as "at seven" or "a las siete". Times of future days return undefined. */
  private eventKindWithoutCue(clock: SpokenTime, index: number): 'other' | 'break' | undefined {
    const isAnnounced =
      clock.isCertain || ['at', 'by', 'las', 'la'].includes(this.reading.normalizedAt(clock.from - 1));
    const around = this.cuesBetween(this.sentenceStart(index, 5), this.endOfPart(clock.to, 3));
    const isAhead =
      ['tomorrow', 'manana', 'next', 'before'].includes(this.reading.normalizedAt(clock.to)) ||
      this.reading.normalizedAt(index - 1) === 'before';
    if (!isAnnounced || isAhead) return undefined;
    return around.some(({ role }) => role === 'break') ? 'break' : 'other';
  }

  private endOfPart(index: number, reach: number): number {
    let at = index;
    while (
      at < index + reach &&
      this.reading.tokenAt(at) !== undefined &&
      this.reading.tokenAt(at)?.kind !== 'mark'
    )
      at += 1;
    return at;
  }

  /**
   * Returns the number of tokens in between that are not read yet. Tokens that are read, such as the name of a well, do
   * not count as distance.
   */
  private unreadCountBetween(from: number, to: number): number {
    let count = 0;
    for (let at = from; at < to; at += 1) if (this.reading.kindAt(at) === undefined) count += 1;
    return count;
  }

  /** Finds the event of a time in the words before or right after it. */
  private eventOf(
    clock: SpokenTime,
    index: number,
  ): { kind: EventKind; from: number; to: number } | undefined {
    const { reading } = this;
    if ((units.has(reading.normalizedAt(clock.to)) && !clock.isCertain) || countsThings(reading, clock))
      return undefined;
    const before = Math.max(this.sentenceStart(index, 14), this.lastEnd);
    const reach = clock.isCertain ? 6 : 4;
    const [last] = this.cuesBetween(before, index)
      .filter(
        ({ event, to }) =>
          event !== undefined && to <= clock.from && this.unreadCountBetween(to, index) <= reach,
      )
      .slice(-1);
    // In "At 7 I left the shop", the time comes before its event.
    const first = ["it's", 'its', 'son'].includes(reading.normalizedAt(index - 1)) ? index - 1 : index;
    const isFirst = reading.tokenAt(first - 1) === undefined || reading.tokenAt(first - 1)?.kind === 'mark';
    const [next] = this.cuesBetween(clock.to, this.endOfPart(clock.to, isFirst ? 5 : 2)).filter(
      (cue) => cue.event !== undefined,
    );
    // In "Llegué a las seis y a las dos salí", the second time follows "y" and comes before its event.
    const isBound = ['y', 'and'].includes(reading.normalizedAt(first - 1)) && next?.from === clock.to;
    if (last?.event && !((isFirst || isBound) && next))
      return { kind: last.event, from: last.from, to: last.to };
    const isBehind = next?.event && readTime(reading, next.to) === undefined;
    if (isBehind && next?.event) return { kind: next.event, from: next.from, to: next.to };
    const kind = this.eventKindWithoutCue(clock, index);
    return kind && { kind, from: index, to: index };
  }
}

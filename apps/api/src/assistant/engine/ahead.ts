import { isBefore } from './near.ts';
import { phrases, type Reading, type Span } from './tokens.ts';
import { weekdays } from './words/dates.ts';

/** "He wants it by Friday" */
const deadlineCues = phrases('by, until, before, para el, antes del, hasta el, next, proximo');

/** Words of what will happen, in the present as one says it of days ahead: "the code changes Friday". */
const aheadWords = phrases(`
  changes, gets, closes, opens, reopens, comes in, come in, comes back, arrives, arrive, shows up, expires, runs out, ships, will, won't, gonna, going to, is coming, are coming, is due, are due, want us, wants us, want it, wants it,
  wants, they want, needs, they need, we need, we have to, has to,
  tenemos que, tengo que, tiene que, tienen que, quiere, quieren, be ready, starts, start back, shuts down,
  goes back, comes back out, returns, send, sends, sending, regresa, regresan, vuelve, vuelven, hay que, manda, mandan, manden, mandamos,
  cambia, cambian, llega, llegan, cierra, cierran, abre, abren, viene, vienen, toca, tocan, va a, van a, vamos a, vence, vencen, volvamos, regresemos, vayamos, quieren que, quiere que, entregan, mandan, estara, estaran, queda listo, se va, se acaba, paran, para cuando
`);
/** How many words of its clause are looked at on either side of a day. */
const REACH = 9;

const isMark = (reading: Reading, index: number) =>
  reading.at(index) === undefined || reading.at(index)?.kind === 'mark';

/** Recognises a weekday that lies ahead, and is none of the work: by the words around it. */
export function isDayAhead(reading: Reading, index: number): boolean {
  const isNext = ['next', 'proximo'].includes(reading.norm(index - 1)) || reading.norm(index + 1) === 'que';
  if (isNext || isBefore(reading, index, deadlineCues)) return true;
  let [from, to] = [index, index + 1];
  while (index - from < REACH && !isMark(reading, from - 1)) from -= 1;
  while (to - index < REACH && !isMark(reading, to)) to += 1;
  for (let at = from; at < to; at += 1) if (reading.phrase(at, aheadWords) > 0) return true;
  return false;
}

/** "Road closes Tuesday": a span that names a day ahead. */
export function namesDayAhead(reading: Reading, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    const isFreeDay = weekdays.has(reading.norm(at)) && reading.takenAs(at) === undefined;
    if (isFreeDay && isDayAhead(reading, at)) return true;
  }
  return false;
}

import type { ReadingContext, TicketReading } from './context.ts';

/** Reads the fields of a ticket from words that were said or typed. Nothing is invented: each value names its words. */
export function readTicketText(text: string, _context: ReadingContext): TicketReading {
  return { fields: {}, unmatched: text.trim() === '' ? [] : [text.trim()] };
}

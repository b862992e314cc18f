import type { QuestionReading, ReadingContext } from './context.ts';

/** Reads a question about tickets into a query; what it can't answer it says, with questions that it can. */
export function readQuestion(_question: string, _context: ReadingContext): QuestionReading {
  return { understood: false, query: null, alternatives: [] };
}

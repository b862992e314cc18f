export { readTicketText } from './choice/readTicketText.ts';
export type { Named, QuestionReading, ReadingContext, TicketReading } from './context.ts';
export { readQuestion } from './questions/readQuestion.ts';

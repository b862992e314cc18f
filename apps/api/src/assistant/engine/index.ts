export type { Named, QuestionReading, ReadingContext, TicketReading } from './context.ts';
export { readQuestion } from './readQuestion.ts';
export { readTicketText } from './readTicketText.ts';

/** Forms of dates, durations and times that no utterance of the evaluation sets contains. */
import { describe, expect, it } from 'vitest';
import { contextIn } from '../../../../fixtures/assistant/fixtures.ts';
import { readTicketText } from '../index.ts';

// Today is Wednesday, 2026-03-11, in the fixtures.
const fieldsOf = (text: string, language: 'en' | 'es' = 'en') =>
  readTicketText(text, contextIn(language)).fields;

describe('a date', () => {
  it.each([
    ['en', 'March 9th, 2025, worked 7 to 3', '2025-03-09'],
    ['es', 'el 9 de marzo de 2025 de 7 a 3', '2025-03-09'],
    ['en', 'worked 7 to 3 on the twenty first of February', '2026-02-21'],
    ['en', '02/21/2025, worked 7 to 3', '2025-02-21'],
    ['es', '21/02/2025, de 7 a 3', '2025-02-21'],
    ['en', 'worked 7 to 3 on the 28th', '2026-02-28'],
  ] as const)('is read as work date, in %s: %s', (language, text, day) =>
    expect(fieldsOf(text, language).workDate?.value).toBe(day),
  );

  it.each(['worked 7 to 3, report by Friday', 'worked 7 to 3, pulled 4/10 gauge wire'])(
    'is not read from a deadline or a size: %s',
    (text) => expect(fieldsOf(text).workDate).toBeUndefined(),
  );
});

describe('a duration', () => {
  it.each([
    ['started at 7 am, worked half an hour', '07:30'],
    ['started at 7 am, worked 7.5 hours', '14:30'],
    ['started at 7 am, worked seven and a half hours', '14:30'],
    ['started at 7 am, worked two hours and 20 minutes', '09:20'],
    ['empecé a las 7 am, trabajé una hora y cuarto', '08:15'],
    ['empecé a las 7 am, trabajé 45 minutos', '07:45'],
  ])('sets the end of work: %s', (text, end) => expect(fieldsOf(text).workEndedAt?.value).toBe(end));
});

describe('a time range', () => {
  it.each([
    ['worked 7ish to 3:30 pm', '07:00', '15:30'],
    ['worked 0700 hours to 1530 hours', '07:00', '15:30'],
    ['trabajé de las siete y pico a las tres y media', '07:00', '15:30'],
    ['pressure was 1200 to 1500, worked 7 to 3:30 pm', '07:00', '15:30'],
    ['worked from seven oclock to half past three pm', '07:00', '15:30'],
    ['worked from seven o five am to three oh five pm', '07:05', '15:05'],
    ['trabajé de las siete a las cuatro menos un cuarto de la tarde', '07:00', '15:45'],
    ['trabajé de las siete y un cuarto a las tres y media', '07:15', '15:30'],
    ['trabajé de las siete en punto a las tres y media', '07:00', '15:30'],
  ])('sets start and end of work: %s', (text, start, end) => {
    const { workStartedAt, workEndedAt } = fieldsOf(text);
    expect([workStartedAt?.value, workEndedAt?.value]).toEqual([start, end]);
  });
});

import { askQueryStruct } from '@derrick/domain/assistant';
import fc from 'fast-check';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { contextIn, questionsOf } from '../../../../fixtures/assistant/fixtures.ts';
import { scoreQuestions } from '../../../../fixtures/assistant/scoreQuestions.ts';
import { readQuestion } from './readQuestion.ts';

const context = contextIn('en');
const scraps = [...questionsOf('en'), ...questionsOf('es')].flatMap(({ text }) => text.split(' '));
const weekOf = (weekStart: 'MONDAY' | 'SUNDAY' | 'SATURDAY') =>
  readQuestion('hours this week', { ...context, weekStart }).query?.filters;

describe('a question about tickets', () => {
  it('becomes a valid query with known ids or is not understood, for any text', () => {
    const knownIds = new Set(
      [...context.people, ...context.customers, ...context.jobTypes].map(({ id }) => id),
    );
    const words = fc.array(fc.constantFrom(...scraps), { maxLength: 20 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'binary' })), fc.boolean(), (text, isSpanish) => {
        const { understood, query, alternatives } = readQuestion(text, {
          ...context,
          language: isSpanish ? 'es' : 'en',
        });
        expect(understood).toBe(query !== null);
        expect(alternatives).toHaveLength(understood ? 0 : 4);
        if (query === null) return;
        expect(is(query, askQueryStruct)).toBe(true);
        const { technicianIds = [], customerIds = [], jobTypeIds = [] } = query.filters;
        for (const id of [...technicianIds, ...customerIds, ...jobTypeIds])
          expect(knownIds.has(id)).toBe(true);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it.each(['en', 'es'] as const)('is read correctly for 95 percent of the fixtures, in %s', (language) => {
    const questions = [language, `first.${language}`, `untouched.${language}`].flatMap(questionsOf);
    const { right, answered, answeredRight } = scoreQuestions(questions, language);
    expect(right / questions.length).toBeGreaterThanOrEqual(0.95);
    expect(answeredRight / answered).toBeGreaterThanOrEqual(0.95);
  });

  it('readQuestion reads every example question that the assistant suggests for tickets', () => {
    for (const language of ['en', 'es'] as const) {
      const { alternatives } = readQuestion('?', contextIn(language));
      for (const example of alternatives) {
        expect(readQuestion(example, contextIn(language))).toMatchObject({ understood: true });
      }
    }
  });

  it.each([
    'what did Ana earn last week',
    'how much has Luis earned this year',
    'how much money did Mike Torres make in February',
    'which technician made the most money last month',
  ])('is rejected when it is about the earnings of a person: %s', (question) =>
    expect(readQuestion(question, context)).toMatchObject({ understood: false, query: null }),
  );

  it.each(['what did Ana bill last week', 'how much have we earned this year'])(
    'is answered with billable amounts when it is about billing or the earnings of the company: %s',
    (question) => expect(readQuestion(question, context).query).toMatchObject({ metric: 'billable' }),
  );

  it('uses the first weekday of the company for weeks', () => {
    expect(weekOf('MONDAY')).toEqual({ fromDate: '2026-03-09', toDate: '2026-03-15' });
    expect(weekOf('SUNDAY')).toEqual({ fromDate: '2026-03-08', toDate: '2026-03-14' });
    expect(weekOf('SATURDAY')).toEqual({ fromDate: '2026-03-07', toDate: '2026-03-13' });
  });
});

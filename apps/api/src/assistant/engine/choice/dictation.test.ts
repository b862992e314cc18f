/** Texts as speech recognition writes them: spoken punctuation, and remarks between the start and end of a time range. */
import { describe, expect, it } from 'vitest';
import { contextIn } from '../../../../fixtures/assistant/fixtures.ts';
import { readTicketText } from './readTicketText.ts';

const valuesOf = (text: string, language: 'en' | 'es') => {
  const { workStartedAt, workEndedAt, description, notes } = readTicketText(text, contextIn(language)).fields;
  return [workStartedAt?.value, workEndedAt?.value, description?.value, notes?.value];
};

describe('spoken punctuation', () => {
  it('separates the clauses of an English dictation', () => {
    const text =
      'um worked eight ten to uh twelve fifty five period fixed a leak on the two inch dump line period tomorrow somebody needs to bring a new gasket';
    expect(valuesOf(text, 'en')).toEqual([
      '08:10',
      '12:55',
      'fixed a leak on the two inch dump line',
      'tomorrow somebody needs to bring a new gasket',
    ]);
  });

  it('separates the clauses of a Spanish dictation', () => {
    const text =
      'eh trabajé de siete y diez a eh doce cincuenta coma cambié dos empaques de la bomba triplex punto mañana hay que traer el aceite';
    expect(valuesOf(text, 'es')).toEqual([
      '07:10',
      '12:50',
      'cambié dos empaques de la bomba triplex',
      'mañana hay que traer el aceite',
    ]);
  });

  it('is not assumed when the text has written punctuation', () => {
    expect(valuesOf('de 7 a 3, revisé el punto rojo de la bomba', 'es')[2]).toBe(
      'revisé el punto rojo de la bomba',
    );
    expect(valuesOf('7 to 3, watched the shut-in period closely', 'en')[2]).toBe(
      'watched the shut-in period closely',
    );
  });

  it('is not assumed after an article or in times such as "siete en punto"', () => {
    expect(valuesOf('trabajé de 7 a 3 y revisé el punto rojo de la bomba', 'es')[2]).toBe(
      'revisé el punto rojo de la bomba',
    );
    expect(valuesOf('trabajé de siete en punto a tres en punto', 'es').slice(0, 2)).toEqual([
      '07:00',
      '15:00',
    ]);
  });
});

describe('a remark between two times', () => {
  it.each([
    ['en', 'we were there from, let me see, ten after seven until, I think it was, twenty five to five'],
    ['es', 'fue desde, a ver, las siete y diez hasta, creo que eran, veinticinco para las cinco'],
  ] as const)('does not prevent reading the time range, in %s: %s', (language, text) =>
    expect(valuesOf(text, language).slice(0, 2)).toEqual(['07:10', '16:35']),
  );
});

/** Companies with thousands of similar names: the cost of a reading depends on the text, not on the number of names. */
import { ASSIST_TEXT_MAX } from '@derrick/domain/assistant';
import { describe, expect, it } from 'vitest';
import { contextIn } from '../../../../fixtures/assistant/fixtures.ts';
import { isFullRun } from '../../../../test/server.ts';
import { CANDIDATES_MAX, NEAR_COMPARISONS_MAX } from '../recognizers/names/nameIndex.ts';
import { readTicketText, readWithSteps } from './readTicketText.ts';

const NAMES = 5000;
/** Maximum length of a name in words. `mentions.ts` has the same limit. */
const NAME_WORDS_MAX = 8;
const letters = 'abcdefghijklmnopqrstuvwxyz';

const letterAt = (index: number) => letters.charAt(index % letters.length);
const suffix = (number: number) => [1, 26, 676].map((power) => letterAt(Math.floor(number / power))).join('');
const shortWords = (number: number) =>
  Array.from({ length: 30 }, (_, at) => letterAt(number * 7 + at * at * 3) + letterAt(number + at * 5)).join(
    ' ',
  );

const companies: readonly [string, (number: number) => string, string][] = [
  ['that share eight words', (number) => `Ax Bo Cu Dy Ex Fa Gi Ho ${number}`, 'Ax Bo Cu Dy Ex Fa Gi Ho '],
  ['that nearly are one word', (number) => `Guadal${suffix(number)}`, 'Guadalxqq for '],
  ['of thirty short words', shortWords, `${shortWords(3)} `],
  ['that are all the same', () => 'Petróleos del Norte', 'para Petróleos del Norte '],
];

const allKinds = ['people', 'customers', 'contacts', 'jobTypes', 'wells'] as const;
/** The same index holds the names of all kinds except wells. */
const kinds = isFullRun ? allKinds : (['customers', 'wells'] as const);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const contextWith = (kind: (typeof allKinds)[number], labelOf: (number: number) => string) => {
  const labels = Array.from({ length: NAMES }, (_, number) => labelOf(number));
  const records = labels.map((label, number) => ({ id: idOf(number), label, customerId: idOf(0) }));
  return {
    ...contextIn('en'),
    customers: [],
    [kind]: kind === 'wells' ? labels.map((label) => `${label} 12-7H`) : records,
  };
};

const filled = (text: string) =>
  text.repeat(Math.ceil(ASSIST_TEXT_MAX / text.length)).slice(0, ASSIST_TEXT_MAX);

describe.each(companies)('5,000 names %s', (_, labelOf, scrap) => {
  it.each(kinds)(
    '5,000 similar names need a limited number of comparisons for a text of 4,000 characters as %s',
    (kind) => {
      for (const text of [scrap, `${scrap}12-7H `]) {
        const context = contextWith(kind, labelOf);
        const { comparisons, nearComparisons } = readWithSteps(filled(text), context);
        const words = filled(text).split(' ').length;
        // Each word is compared with the names of customers, people, contacts and job types, so four times.
        expect(comparisons).toBeLessThanOrEqual(words * NAME_WORDS_MAX * CANDIDATES_MAX * 4);
        expect(nearComparisons).toBeLessThanOrEqual(NEAR_COMPARISONS_MAX);
      }
    },
  );

  it('5,000 similar names need hardly more comparisons than 50 such names', () => {
    const few = { ...contextWith('customers', labelOf) };
    const many = readWithSteps(filled(scrap), few);
    const { comparisons } = readWithSteps(filled(scrap), { ...few, customers: few.customers.slice(0, 50) });
    expect(many.comparisons).toBeLessThanOrEqual(comparisons + filled(scrap).length * CANDIDATES_MAX);
  });
});

describe('a name among thousands of similar names', () => {
  const labelOf = (number: number) => `Operadora Petrolera Sur Bloque ${number}`;

  it.each([
    ['customers', 'customerCompany', 'worked 7 to 3 for Operadora Petrolera Sur Bloque 4711'],
    ['customers', 'customerCompany', 'worked 7 to 3 for Operadora Petrolera Bloque 4711'],
    ['people', 'technicianId', 'worked 7 to 3 with Operadora Petrolera Sur Bloque 4711'],
    ['jobTypes', 'jobTypeId', 'did Operadora Petrolera Sur Bloque 4711'],
  ] as const)('is found among %s by its rarest word', (kind, field, text) => {
    const fieldRead = readTicketText(text, contextWith(kind, labelOf)).fields[field];
    expect(fieldRead).toMatchObject({
      value: field === 'customerCompany' ? labelOf(4711) : idOf(4711),
      confidence: 'sure',
    });
  });

  it('is offered as five candidates when the words match thousands of names', () => {
    const context = contextWith('customers', labelOf);
    const { customerCompany } = readTicketText('worked 7 to 3 for Operadora Petrolera', context).fields;
    expect(customerCompany).toMatchObject({ value: null, confidence: 'guess' });
    expect(customerCompany?.candidates).toHaveLength(5);
  });

  it('is found by its complete name when a hundred other names begin with it', () => {
    const customers = Array.from({ length: 100 }, (_, number) => ({
      id: idOf(number),
      label: number === 99 ? 'Vista Alta' : `Vista Alta ${number}`,
    }));
    const { customerCompany } = readTicketText('worked 7 to 3 for Vista Alta', {
      ...contextIn('en'),
      customers,
    }).fields;
    expect(customerCompany).toMatchObject({ value: 'Vista Alta', confidence: 'sure' });
  });
});

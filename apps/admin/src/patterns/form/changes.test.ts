import { describe, expect, it } from 'vitest';
import { age } from './age.ts';
import { changedFields, conflictFields, resolveConflict } from './changes.ts';

const id = '00000000-0000-4000-8000-000000000001';
const filled = {
  wellName: 'Ridgeback 14-2H',
  description: 'Replaced seal',
  notes: '',
  customerName: '',
  technician: { id, label: 'Luis Ortega' },
};

describe('conflictFields and resolveConflict', () => {
  const theirs = { ...filled, wellName: 'Theirs', notes: 'Theirs', description: 'The same' };
  const mine = { ...filled, wellName: 'Mine', description: 'The same', customerName: 'Mine' };

  it('list only the fields where the server has a value that differs from the form', () => {
    expect(conflictFields(filled, mine, theirs)).toEqual([
      { field: 'wellName', isMine: true },
      { field: 'notes', isMine: false },
    ]);
  });

  it('take the chosen value for each conflicting field and keep the other form values', () => {
    expect(resolveConflict(mine, theirs, { wellName: 'mine', notes: 'theirs' })).toEqual({
      ...mine,
      notes: 'Theirs',
    });
  });

  it('ignore a missing label when the id is the same', () => {
    const unnamed = { ...filled, technician: { id, label: '' } };
    expect(conflictFields(filled, filled, unnamed)).toEqual([]);
  });
});

it('changedFields ignores spaces around a text and reports changed lines', () => {
  expect(changedFields(filled, { ...filled, notes: '  ' })).toEqual([]);
  const values = { lines: [{ quantity: '1' }], technician: null };
  expect(changedFields(values, { ...values, lines: [{ quantity: '2' }] })).toEqual(['lines']);
  expect(changedFields(values, { lines: [{ quantity: '1' }], technician: null })).toEqual([]);
});

it.each([
  [20_000, 'just now'],
  [5 * 60_000, '5 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [26 * 3_600_000, 'yesterday'],
  [-5000, 'just now'],
])('age formats %d ms as %s', (passed, words) => {
  expect(age(1_000_000_000, 1_000_000_000 + passed, 'en-US', () => 'just now')).toBe(words);
});

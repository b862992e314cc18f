import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, readDrafts, writeDrafts } from './draftStore.ts';

interface Values {
  title: string;
  technician: { id: string; label: string } | null;
  lines: { quantity: string }[];
  isUrgent: boolean;
}

const example: Values = { title: '', technician: null, lines: [], isUrgent: false };
const values: Values = {
  title: 'Pump',
  technician: { id: '1', label: 'Luis' },
  lines: [{ quantity: '1' }],
  isUrgent: true,
};
const draft: Draft<Values> = { id: 'visit', values, savedAt: 5 };

let storedDrafts: Map<string, string>;

beforeEach(() => {
  storedDrafts = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storedDrafts.get(key) ?? null,
    setItem: (key: string, text: string) => storedDrafts.set(key, text),
    removeItem: (key: string) => storedDrafts.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const readFrom = (stored: unknown) => {
  storedDrafts.set('draft', JSON.stringify(stored));
  return readDrafts('draft', example);
};

describe('readDrafts and writeDrafts', () => {
  it('read the drafts that were written', () => {
    const base = { values: example, version: 3 };
    expect(writeDrafts('draft', [draft, { ...draft, id: 'other', base }])).toBe(true);
    expect(readDrafts('draft', example)).toEqual([draft, { ...draft, id: 'other', base }]);
  });

  it('store at most four drafts, and remove the entry when there are none', () => {
    writeDrafts(
      'draft',
      Array.from({ length: 6 }, (_, index) => ({ ...draft, id: `${index}` })),
    );
    expect(readDrafts('draft', example).map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
    writeDrafts('draft', []);
    expect(storedDrafts.size).toBe(0);
  });

  it('read a single draft without an id, stored by an older version', () => {
    expect(readFrom({ values, savedAt: 5 })).toEqual([{ ...draft, id: 'earlier' }]);
  });

  it('fill in a field that was added to the form later with its default', () => {
    const { isUrgent, ...before } = values;
    expect(readFrom([{ ...draft, values: before }])).toEqual([
      { ...draft, values: { ...before, isUrgent: false } },
    ]);
  });

  it.each([
    ['no drafts', 'text'],
    ['nothing', null],
    ['no time', [{ id: 'visit', values }]],
    ['no values', [{ id: 'visit', savedAt: 5 }]],
    ['a number for a text', [{ ...draft, values: { ...values, title: 5 } }]],
    ['an item without a name', [{ ...draft, values: { ...values, technician: { id: '1' } } }]],
    ['a text for a choice', [{ ...draft, values: { ...values, isUrgent: 'yes' } }]],
    ['no list of lines', [{ ...draft, values: { ...values, lines: 'x' } }]],
    ['a base without a version', [{ ...draft, base: { values } }]],
  ])('return no drafts when the storage contains %s', (_what, stored) => {
    expect(readFrom(stored)).toEqual([]);
  });

  it('return no drafts and report a failed write when storage is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(readDrafts('draft', example)).toEqual([]);
    expect(writeDrafts('draft', [draft])).toBe(false);
  });
});

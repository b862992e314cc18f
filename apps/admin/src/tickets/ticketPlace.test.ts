import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from './ticketPlace.ts';

const first = { page: 1, size: 10, search: '' };

describe('a place of the ticket list', () => {
  it('leaves the defaults out of the address', () => {
    expect(writePlace(first)).toBe('');
    expect(writePlace({ page: 2, size: 20, search: 'a&b ñ' })).toBe('?page=2&size=20&search=a%26b+%C3%B1');
  });

  it('reads back what it wrote', () => {
    for (const place of [first, { page: 25, size: 50, search: '100% “TK”' }]) {
      expect(readPlace(writePlace(place))).toEqual(place);
    }
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=1000000000',
    'page=abc',
    'size=17',
    'size=1000000',
    'search=+',
  ])('ignores %s', (query) => {
    expect(readPlace(query)).toEqual(first);
  });
});

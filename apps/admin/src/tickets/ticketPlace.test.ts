import { describe, expect, it } from 'vitest';
import { countFilters, noFilters, readPlace, writePlace } from './ticketPlace.ts';

const first = { page: 1, size: 10, search: '', ...noFilters };
const dana = '0b8f9a52-5d1c-4c8e-9f55-3f0c2a1d7e11';
const luis = '0b8f9a52-5d1c-4c8e-9f55-3f0c2a1d7e12';

describe('a place of the ticket list', () => {
  it('leaves the defaults out of the address', () => {
    expect(writePlace(first)).toBe('');
    expect(writePlace({ ...first, page: 2, size: 20, search: 'a,b&c ñ' })).toBe(
      '?page=2&size=20&search=a,b%26c+%C3%B1',
    );
  });

  it('reads back what it wrote', () => {
    const places = [
      first,
      { ...first, page: 25, size: 50, search: '100% “TK”, +1' },
      { ...first, technicianIds: [dana, luis], customerIds: [luis], from: '2026-11-01', to: '2026-11-30' },
      { ...first, to: '2026-02-28' },
    ];
    for (const place of places) {
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
    'technicians=me',
    'customers=,,',
    'from=2026-02-30',
    'to=tomorrow',
    'from=',
  ])('ignores %s', (query) => {
    expect(readPlace(query)).toEqual(first);
  });

  it('keeps what is right beside what is not', () => {
    expect(readPlace(`technicians=${dana}&from=soon&page=2`)).toEqual({
      ...first,
      page: 2,
      technicianIds: [dana],
    });
  });

  it('reads no more people than an address line holds, and no range that ends before it begins', () => {
    const many = Array.from({ length: 150 }, () => dana).join(',');
    expect(readPlace(`customers=${many}`).customerIds).toHaveLength(100);
    expect(readPlace('from=2026-11-10&to=2026-11-01')).toEqual({ ...first, from: '2026-11-10' });
  });

  it('counts each filter', () => {
    expect(countFilters(first)).toBe(0);
    expect(
      countFilters({ technicianIds: [dana, luis], customerIds: [luis], from: '2026-11-01', to: '' }),
    ).toBe(4);
  });
});

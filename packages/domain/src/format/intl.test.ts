import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from './dates.ts';
import { dateFormat, numberFormat } from './intl.ts';
import { formatMoney } from './numbers.ts';

afterEach(() => vi.restoreAllMocks());

describe('formatters of Intl', () => {
  it('creates one date formatter per locale and options', () => {
    const create = vi.spyOn(Intl, 'DateTimeFormat');
    const options = { dateStyle: 'medium', timeZone: 'Europe/Madrid' } as const;
    for (let row = 0; row < 50; row += 1) dateFormat('de', { ...options });
    expect(create).toHaveBeenCalledTimes(1);
    dateFormat('fr', options);
    dateFormat('de', { ...options, timeZone: 'UTC' });
    expect(create).toHaveBeenCalledTimes(3);
  });

  it('creates one number formatter per locale and options', () => {
    const create = vi.spyOn(Intl, 'NumberFormat');
    for (let row = 0; row < 50; row += 1) numberFormat('de', { maximumFractionDigits: 7 });
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('creates no formatter for the rows after the first one', () => {
    const formatRow = () => [formatMoney(123_450, 'de', 'CHF'), formatDate('2026-11-21T05:30:00Z', 'de')];
    const first = formatRow();
    const create = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
    expect(formatRow()).toEqual(first);
    for (const spy of create) expect(spy).not.toHaveBeenCalled();
  });
});

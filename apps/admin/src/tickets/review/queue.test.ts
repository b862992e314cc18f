import { describe, expect, it } from 'vitest';
import { summaryOf } from './queue.ts';
import { END, queueAddress, readQueueAddress, reviewOf } from './reviewAddress.ts';

const technician = '11111111-1111-4111-8111-111111111111';

describe('the address of the queue', () => {
  it('keeps the filters and the search of the list, without its page and statuses', () => {
    const { query } = readQueueAddress(
      `?page=3&search=pump&technicians=${technician}&review=APPROVED&invoice=invoiced&from=2026-11-01`,
    );
    expect(reviewOf(query)).toBe(
      `/dashboard/job-tickets/review?search=pump&fromDate=2026-11-01&technicians=${technician}`.replace(
        'fromDate',
        'from',
      ),
    );
  });

  it('contains the displayed ticket', () => {
    const { query, ticket } = readQueueAddress('');
    expect(ticket).toBeNull();
    expect(queueAddress(query, END)).toBe('/dashboard/job-tickets/review?ticket=end');
    const filtered = queueAddress({ ...query, search: 'pump' }, technician);
    expect(readQueueAddress(filtered.slice(filtered.indexOf('?')))).toMatchObject({
      query: { search: 'pump' },
      ticket: technician,
    });
  });
});

it('summaryOf counts tickets without a result as skipped and sums hours and amount of the approved ones', () => {
  const results = {
    a: { outcome: 'approved', workHours: 8, totalCents: 92_000 },
    b: { outcome: 'sentBack', workHours: 4, totalCents: 46_000 },
    c: { outcome: 'approved', workHours: 1.5, totalCents: null },
  } as const;
  expect(summaryOf({ ids: ['a', 'b', 'c', 'd'], results })).toEqual({
    approved: 2,
    sentBack: 1,
    skipped: 1,
    workHours: 9.5,
    totalCents: 92_000,
  });
});

import { listTickets, type TicketQuery } from '@derrick/domain/tickets';
import { describe, expect, it } from 'vitest';
import { countFilters } from '../patterns/list/filters.ts';
import { readListAddress, writeListAddress } from '../patterns/list/listQuery.ts';
import { askedTicketsAddress } from './askedTickets.ts';
import { ticketAddressNames, ticketFilters } from './ticketFilters.ts';

const first: TicketQuery = {
  pageNumber: 1,
  pageSize: 10,
  technicianIds: [],
  customerIds: [],
  jobTypeIds: [],
  invoiceStatuses: [],
  statuses: [],
  signatureStates: [],
};
const dana = '0b8f9a52-5d1c-4c8e-9f55-3f0c2a1d7e11';
const luis = '0b8f9a52-5d1c-4c8e-9f55-3f0c2a1d7e12';

const read = (address: string) => readListAddress(address, listTickets, ticketAddressNames);
const write = (query: TicketQuery) => writeListAddress(query, listTickets, ticketAddressNames);
const { fields } = ticketFilters;

describe('the ticket list address', () => {
  it('omits default values', () => {
    expect(write(first)).toBe('');
    expect(write({ ...first, pageNumber: 2, pageSize: 20, search: 'a,b&c ñ' })).toBe(
      '?page=2&size=20&search=a,b%26c+%C3%B1',
    );
    expect(write({ ...first, technicianIds: [dana, luis], fromDate: '2026-11-01' })).toBe(
      `?from=2026-11-01&technicians=${dana},${luis}`,
    );
  });

  it('can be read back as the same query', () => {
    const queries: TicketQuery[] = [
      first,
      { ...first, pageNumber: 25, pageSize: 50, search: '100% “TK”, +1' },
      {
        ...first,
        technicianIds: [dana, luis],
        customerIds: [luis],
        jobTypeIds: [dana],
        fromDate: '2026-11-01',
        toDate: '2026-11-30',
        invoiceStatuses: ['notInvoiced'],
        statuses: ['SUBMITTED', 'APPROVED'],
      },
      { ...first, toDate: '2026-02-28' },
    ];
    for (const query of queries) expect(read(write(query))).toEqual(query);
  });

  it('includes every filter of an assistant question', () => {
    const filters = {
      technicianIds: [dana, luis],
      customerIds: [luis],
      jobTypeIds: [dana],
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
      search: 'mesquite 4-1H',
    };
    const asked = { ...filters, status: ['SUBMITTED', 'VOID'] as const, invoiced: false };
    const address = askedTicketsAddress({
      metric: 'hours',
      filters: { ...asked, status: [...asked.status] },
    });
    expect(read(address.replace(/^[^?]*/, ''))).toEqual({
      ...first,
      ...filters,
      statuses: asked.status,
      invoiceStatuses: ['notInvoiced'],
      dateField: 'workDate',
    });
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
    'invoice=paid',
    'review=lost',
    'from=2026-02-30',
    'to=tomorrow',
    'from=',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(first);
  });

  it('keeps valid values when other values are invalid', () => {
    expect(read(`technicians=me,${dana}&from=soon&page=2`)).toEqual({
      ...first,
      pageNumber: 2,
      technicianIds: [dana],
    });
  });

  it('accepts at most 100 customers, and ignores an end date before the start date', () => {
    const many = Array.from({ length: 150 }, (_, n) => dana.replace('0b8f', (0x1000 + n).toString(16)));
    expect(read(`customers=${many.join(',')}`).customerIds).toEqual(many.slice(0, 100));
    expect(read('from=2026-11-10&to=2026-11-01')).toEqual({ ...first, fromDate: '2026-11-10' });
  });

  it('has its filters counted by countFilters', () => {
    expect(countFilters(first, fields)).toBe(0);
    expect(
      countFilters(
        {
          ...first,
          technicianIds: [dana, luis],
          customerIds: [luis],
          fromDate: '2026-11-01',
          invoiceStatuses: ['invoiced'],
        },
        fields,
      ),
    ).toBe(5);
  });
});

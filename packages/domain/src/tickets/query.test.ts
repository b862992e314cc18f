import fc from 'fast-check';
import { StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { parseQuery, readQuery, writeQuery } from '../contract/query.ts';
import { type TicketQuery, ticketQueryStruct } from './query.ts';
import { invoiceStatuses, signatureStates, ticketStatuses } from './status.ts';

const first = '11111111-1111-4111-8111-111111111111';
const second = 'aaaaaaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee';
const parse = (text: string) => parseQuery(new URLSearchParams(text), ticketQueryStruct);
const read = (text: string) => readQuery(new URLSearchParams(text), ticketQueryStruct);

const write = (query: Parameters<typeof writeQuery<TicketQuery>>[0]) => writeQuery(query, ticketQueryStruct);

const errorsOf = (text: string) => {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof StructError) return fieldErrors(error);
    throw error;
  }
  return {};
};

describe('parseQuery', () => {
  const defaults = {
    pageNumber: 1,
    pageSize: 10,
    customerIds: [],
    technicianIds: [],
    jobTypeIds: [],
    invoiceStatuses: [],
    statuses: [],
    signatureStates: [],
  };

  it('uses defaults for absent or empty parameters', () => {
    expect(parse('')).toEqual(defaults);
    expect(parse('pageNumber=&pageSize=&search=+&fromDate=&customerIds=&technicianIds=,&timeZone=')).toEqual(
      defaults,
    );
    expect(parse('unknown=1')).toEqual(defaults);
  });

  it('accepts repeated and comma-separated ids and removes duplicates', () => {
    const bothCustomers = { ...defaults, customerIds: [first, second] };
    expect(parse(`customerIds=${first}&customerIds=${second}`)).toEqual(bothCustomers);
    expect(parse(`customerIds=${first},${second}`)).toEqual(bothCustomers);
    expect(parse(`customerIds=${first},%20${second.toUpperCase()}&customerIds=${second},`)).toEqual(
      bothCustomers,
    );
  });

  it.each([
    ['pageNumber=0', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=-1', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=1000001', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=1000000000', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=1.5', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=1e3', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=0x10', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=99999999999999999999', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=one', { pageNumber: 'pageNumberInvalid' }],
    ['pageSize=0', { pageSize: 'pageSizeInvalid' }],
    ['pageSize=101', { pageSize: 'pageSizeInvalid' }],
    ['pageSize=1000000', { pageSize: 'pageSizeInvalid' }],
    ['customerIds=5', { 'customerIds.0': 'idInvalid' }],
    [`technicianIds=${first},x`, { 'technicianIds.1': 'idInvalid' }],
    ['invoiceStatuses=paid', { 'invoiceStatuses.0': 'invalid' }],
    ['signatureStates=signed,lost', { 'signatureStates.1': 'invalid' }],
    ['statuses=VOID,LOST', { 'statuses.1': 'invalid' }],
    ['fromDate=2026-02-30', { fromDate: 'dateInvalid' }],
    ['fromDate=2026-2-3', { fromDate: 'dateInvalid' }],
    ['toDate=0000-01-01', { toDate: 'dateInvalid' }],
    ['toDate=2026-11-20T00:00:00Z', { toDate: 'dateInvalid' }],
    ['fromDate=2026-11-21&toDate=2026-11-20', { toDate: 'dateRangeInverted' }],
    ['timeZone=Mars/Base', { timeZone: 'timeZoneInvalid' }],
    ['timeZone=%2B05:00', { timeZone: 'timeZoneInvalid' }],
    [`search=${'x'.repeat(201)}`, { search: 'searchInvalid' }],
    ['search=a%00b', { search: 'searchInvalid' }],
    ['pageNumber=0&pageSize=0', { pageNumber: 'pageNumberInvalid', pageSize: 'pageSizeInvalid' }],
  ])('rejects %s', (text, errors) => expect(errorsOf(text)).toEqual(errors));

  it('rejects more ids than a filter may contain', () => {
    const many = Array.from(
      { length: 101 },
      (_, n) => `${String(n).padStart(8, '0')}${first.slice(8)}`,
    ).join();
    expect(errorsOf(`customerIds=${many}`)).toEqual({ customerIds: 'tooManyIds' });
  });

  it.each([
    'pageNumber=1000000',
    'pageSize=100',
    'fromDate=2024-02-29',
    'fromDate=2026-11-20&toDate=2026-11-20',
  ])('accepts %s', (text) => expect(errorsOf(text)).toEqual({}));

  it.each(['UTC', 'America/Chicago', 'Europe/Madrid', 'Etc/GMT+5'])('accepts the time zone %s', (zone) => {
    expect(parse(new URLSearchParams({ timeZone: zone }).toString()).timeZone).toBe(zone);
  });
});

describe('readQuery', () => {
  it('keeps valid parameters and drops invalid parameters', () => {
    expect(read(`pageNumber=-1&pageSize=25&search=pump&customerIds=x&technicianIds=${first}`)).toEqual({
      pageNumber: 1,
      pageSize: 25,
      search: 'pump',
      customerIds: [],
      technicianIds: [first],
      jobTypeIds: [],
      invoiceStatuses: [],
      statuses: [],
      signatureStates: [],
    });
    expect(read('fromDate=2026-11-21&toDate=2026-11-20')).toMatchObject({ fromDate: '2026-11-21' });
    expect(read('fromDate=2026-11-21&toDate=2026-11-20').toDate).toBeUndefined();
    expect(read('fromDate=2026-13-21&toDate=2026-11-20').toDate).toBe('2026-11-20');
  });

  it('returns a valid query for any parameters', () => {
    const name = fc.constantFrom(
      'pageNumber',
      'pageSize',
      'search',
      'fromDate',
      'toDate',
      'customerIds',
      'invoiceStatuses',
      'statuses',
      'timeZone',
    );
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('2026-11-20', first, 'UTC'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const query = readQuery(new URLSearchParams(pairs), ticketQueryStruct);
        expect(parse(write(query))).toEqual(query);
      }),
    );
  });
});

describe('writeQuery', () => {
  it('leaves out empty parameters and writes the others in a fixed order', () => {
    expect(write({})).toBe('');
    expect(write({ search: ' ', customerIds: [], fromDate: undefined })).toBe('');
    expect(write({ technicianIds: [first, second], search: 'a & b', pageNumber: 2 })).toBe(
      `pageNumber=2&search=a+%26+b&technicianIds=${first}%2C${second}`,
    );
  });

  it('leaves out default values if requested', () => {
    const options = { withoutDefaults: true };
    expect(writeQuery({ pageNumber: 1, pageSize: 10, customerIds: [] }, ticketQueryStruct, options)).toBe('');
    expect(writeQuery({ pageNumber: 2, pageSize: 25 }, ticketQueryStruct, options)).toBe(
      'pageNumber=2&pageSize=25',
    );
  });

  it('writes a text that parses back to the same query', () => {
    const date = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    const ids = fc.uniqueArray(fc.uuid(), { maxLength: 5 });
    const search = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= 200);
    const queries: fc.Arbitrary<TicketQuery> = fc
      .record(
        {
          pageNumber: fc.integer({ min: 1, max: 1_000_000 }),
          pageSize: fc.integer({ min: 1, max: 100 }),
          customerIds: ids,
          technicianIds: ids,
          jobTypeIds: ids,
          invoiceStatuses: fc.uniqueArray(fc.constantFrom(...invoiceStatuses)),
          statuses: fc.uniqueArray(fc.constantFrom(...ticketStatuses)),
          signatureStates: fc.uniqueArray(fc.constantFrom(...signatureStates)),
          search,
          fromDate: date,
          toDate: date,
          timeZone: fc.constantFrom('UTC', 'America/Chicago', 'Etc/GMT+5'),
        },
        {
          requiredKeys: [
            'pageNumber',
            'pageSize',
            'customerIds',
            'technicianIds',
            'jobTypeIds',
            'invoiceStatuses',
            'statuses',
            'signatureStates',
          ],
        },
      )
      .filter(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate);
    fc.assert(
      fc.property(queries, (query) => {
        expect(parse(write(query))).toEqual(query);
      }),
    );
  });
});

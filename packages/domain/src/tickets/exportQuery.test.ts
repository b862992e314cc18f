import { StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { parseQuery } from '../contract/query.ts';
import { ApiError } from '../http/errors.ts';
import { ticketConflictOf } from './conflict.ts';
import { ticketExportQueryStruct, ticketExportStruct } from './exportQuery.ts';

const id = '11111111-1111-4111-8111-111111111111';
const parse = (text: string) => parseQuery(new URLSearchParams(text), ticketExportQueryStruct);
const errorsOf = (check: () => unknown) => {
  try {
    return check();
  } catch (error) {
    if (error instanceof StructError) return fieldErrors(error);
    throw error;
  }
};

describe('the filter of a ticket export', () => {
  it('includes all tickets by default and accepts ids, search and time zone', () => {
    const lists = {
      customerIds: [],
      technicianIds: [],
      jobTypeIds: [],
      invoiceStatuses: [],
      statuses: [],
      signatureStates: [],
    };
    const all = { ...lists, ids: [] };
    expect(parse('')).toEqual(all);
    expect(ticketExportStruct.create({})).toEqual(all);
    expect(parse(`ids=${id},${id}&search=pump&timeZone=UTC`)).toEqual({
      ...all,
      ids: [id],
      search: 'pump',
      timeZone: 'UTC',
    });
  });

  it('is rejected with invalid ids, an inverted date range, too many ids or an unknown field', () => {
    expect(errorsOf(() => parse('ids=me'))).toEqual({
      'ids.0': 'idInvalid',
    });
    expect(errorsOf(() => parse('fromDate=2026-02-02&toDate=2026-02-01'))).toEqual({
      toDate: 'dateRangeInverted',
    });
    expect(
      errorsOf(() => ticketExportStruct.create({ ids: Array.from({ length: 10_001 }, () => 1) })),
    ).toEqual({ ids: 'tooManyIds' });
    expect(errorsOf(() => ticketExportStruct.create({ pageSize: 5 }))).toEqual({ pageSize: 'unknownField' });
  });
});

describe('ticketConflictOf', () => {
  const ticket = { id, jobcode: 'TK-1', createdAt: '2026-11-20T10:00:00Z', version: 3 };
  const conflict = (data: unknown, code = 'CONFLICT') =>
    ticketConflictOf(new ApiError({ message: 'Somebody', code, status: 409, data }));

  it('returns the author and time of the other change and the current ticket', () => {
    const data = { changedBy: { id, fullname: 'Ana' }, changedAt: '2026-11-21T10:00:00Z', ticket };
    expect(conflict(data)).toMatchObject({
      changedBy: { id, fullname: 'Ana', photo: null },
      changedAt: '2026-11-21T10:00:00Z',
      ticket: { version: 3, notes: null },
    });
    expect(conflict({ ticket })).toMatchObject({ changedBy: null, changedAt: null });
  });

  it('returns undefined for other errors and for conflicts without a valid ticket', () => {
    expect(conflict(undefined)).toBeUndefined();
    expect(conflict({ ticket: {} })).toBeUndefined();
    expect(conflict({ ticket }, 'FORBIDDEN')).toBeUndefined();
    expect(ticketConflictOf(new Error('x'))).toBeUndefined();
  });
});

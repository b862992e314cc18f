import { describe, expect, it } from 'vitest';
import { malformedRowReasons } from '../contract/envelope.ts';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { ticketInputStruct } from './input.ts';
import { ticketListItemStruct, ticketPageStruct, ticketStruct } from './schema.ts';

const id = '11111111-1111-4111-8111-111111111111';
const least = { id, jobcode: 'TK-1', createdAt: '2026-11-20T10:00:00Z' };

describe('a ticket in a reply', () => {
  it('has null, zero or an empty list for absent fields', () => {
    const emptyReferences = { company: null, technician: null, invoiceId: null, status: null };
    const item = { ...least, ...emptyReferences, workHours: 0, workDate: null, location: '', wellName: '' };
    expect(ticketListItemStruct.create(least)).toEqual(item);
    expect(ticketListItemStruct.create({ ...least, workHours: null, extra: true })).toEqual({
      ...item,
      extra: true,
    });
    expect(ticketStruct.create(least)).toMatchObject({
      location: '',
      notes: null,
      costReference: null,
      lines: [],
      warnings: [],
      attachments: [],
      version: 1,
    });
  });

  it('has null for a company or technician without a name', () => {
    const ticket = ticketListItemStruct.create({
      ...least,
      company: { name: null },
      technician: { id, fullname: '  ' },
    });
    expect(ticket).toMatchObject({ company: null, technician: null });
    expect(ticketListItemStruct.create({ ...least, company: { id, name: 'A' } }).company).toEqual({
      id,
      name: 'A',
      photo: null,
    });
  });

  it.each([
    { id: 5 },
    { createdAt: 'yesterday' },
    { company: 'Apache' },
    { workHours: '7.5' },
    { status: 'LOST' },
    { jobcode: undefined },
  ])('is rejected with %j', (wrong) => {
    expect(ticketListItemStruct.validate({ ...least, ...wrong }, { coerce: true })[0]).toBeDefined();
  });

  it('is read from a page that has no filter options', () => {
    const pagination = { count: 0, pageCount: 0, pageNumber: 1, pageSize: 10 };
    const reply = ticketPageStruct.create({ data: [], meta: { pagination } });
    expect(reply.meta.data).toBeUndefined();
  });

  it('is removed from a page when it is malformed, unless all rows are malformed', () => {
    const pagination = { count: 3, pageCount: 1, pageNumber: 1, pageSize: 10 };
    const page = (...data: unknown[]) => ticketPageStruct.create({ data, meta: { pagination } });
    const { data, meta } = page(least, { ...least, createdAt: 5 }, { ...least, id: 'b' });
    expect(data.map(({ id: ticketId }) => ticketId)).toEqual([id, 'b']);
    expect(malformedRowReasons({ meta })).toEqual([
      expect.stringMatching(/^row 1: At path: createdAt -- Expected/),
    ]);
    expect(malformedRowReasons(page(least))).toEqual([]);
    expect(() => page({ ...least, createdAt: 5 }, 'nothing')).toThrow('createdAt');
    // `is` does not coerce: the check of a server's own replies fails on malformed rows instead of removing them.
    expect(ticketPageStruct.is({ data: [{ ...least, createdAt: 5 }], meta: { pagination } })).toBe(false);
  });
});

describe('ticketInputStruct', () => {
  const input = { location: ' Midland ', wellName: 'R 1', description: 'Seal' };
  const errorsOf = (body: unknown) => {
    const [error] = ticketInputStruct.validate(body, { coerce: true });
    return error ? fieldErrors(error) : {};
  };

  it('trims texts, rounds hours and converts blank fields to null', () => {
    const created = ticketInputStruct.create({
      ...input,
      workHours: 7.26,
      notes: ' ',
      technicianId: '',
      workStartedAt: '',
    });
    expect(created).toEqual({
      location: 'Midland',
      wellName: 'R 1',
      description: 'Seal',
      notes: null,
      workStartedAt: null,
      workEndedAt: null,
      travelStartedAt: null,
      travelEndedAt: null,
      travelHours: 0,
      workHours: 7.3,
      technicianId: null,
      customerCompany: null,
      customerName: null,
      jobTypeId: null,
      attachments: [],
    });
  });

  it('accepts blank required fields only in a draft', () => {
    const blank = { location: '', wellName: ' ', description: '' };
    expect(ticketInputStruct.create({ ...blank, status: 'DRAFT' })).toMatchObject({ wellName: '' });
    expect(Object.keys(errorsOf({ ...blank, status: 'SUBMITTED' }))).toEqual(Object.keys(blank));
    expect(errorsOf({ ...input, status: 'APPROVED' })).toEqual({ status: 'invalid' });
  });

  it('normalizes single-line fields to visible text', () => {
    const created = ticketInputStruct.create({
      location: 'Pad 12,\r\n\u202eMidland\u0000',
      wellName: 'Jose\u0301  4-1H',
      description: 'First,\nthen',
      customerCompany: '\u200b\u2060',
      customerName: '\u202e',
    });
    expect(created).toMatchObject({
      location: 'Pad 12, Midland',
      wellName: 'Jos\u00e9 4-1H',
      description: 'First,\nthen',
      customerCompany: null,
      customerName: null,
    });
    expect(errorsOf({ ...input, location: '\u200b' })).toEqual({ location: 'locationRequired' });
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'blank fields',
      { location: ' ', wellName: '', description: '\n' },
      {
        location: 'locationRequired',
        wellName: 'wellNameRequired',
        description: 'descriptionRequired',
      },
    ],
    ['an absent field', { location: undefined }, { location: 'required' }],
    ['a wrong type', { location: 5, workHours: '7' }, { location: 'invalid', workHours: 'invalid' }],
    ['a field it does not know', { companyId: id }, { companyId: 'unknownField' }],
    ['a long text', { wellName: 'x'.repeat(201) }, { wellName: 'textTooLong' }],
    ['what PostgreSQL cannot store', { notes: 'a\u0000b' }, { notes: 'textInvalid' }],
    ['no time of day', { workStartedAt: '24:00' }, { workStartedAt: 'timeInvalid' }],
    ['no id', { technicianId: '5' }, { technicianId: 'idInvalid' }],
    ['hours below none', { travelHours: -1 }, { travelHours: 'hoursInvalid' }],
    ['hours beyond any job', { workHours: 1e9 }, { workHours: 'hoursInvalid' }],
    ['hours that are no number', { workHours: Number.NaN }, { workHours: 'invalid' }],
    [
      'an attachment without address',
      { attachments: [{ fileUrl: 1 }] },
      { 'attachments.0.fileUrl': 'invalid' },
    ],
    [
      'too many files',
      { attachments: Array.from({ length: 51 }, () => ({ fileUrl: 1 })) },
      { attachments: 'tooManyFiles' },
    ],
  ])('rejects %s', (_name, wrong, errors) => expect(errorsOf({ ...input, ...wrong })).toEqual(errors));

  it.each([[null], [[]], ['text'], [5], [undefined]])('rejects %j as a body', (body: unknown) => {
    expect(errorsOf(body)).toEqual({ body: body === undefined ? 'required' : 'invalid' });
  });
});

it('ticketInputStruct rejects a list that is too long without reading its elements', () => {
  let looked = 0;
  const countCall = () => {
    looked += 1;
    return undefined;
  };
  const element = new Proxy(
    {},
    { get: countCall, has: () => Boolean(countCall()), getPrototypeOf: () => countCall() ?? null },
  );
  const attachments = Array.from({ length: 100_000 }, () => element);
  const [error] = ticketInputStruct.validate(
    { location: 'a', wellName: 'b', description: 'c', attachments },
    { coerce: true },
  );
  expect(error && fieldErrors(error)).toEqual({ attachments: 'tooManyFiles' });
  expect(looked).toBe(0);
});

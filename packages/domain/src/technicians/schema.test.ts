import { StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { parseQuery } from '../contract/query.ts';
import { personQueryStruct } from '../people/list.ts';
import { technicianStruct } from './schema.ts';

const parse = (text: string) => {
  try {
    return parseQuery(new URLSearchParams(text), personQueryStruct);
  } catch (error) {
    if (error instanceof StructError) return fieldErrors(error);
    throw error;
  }
};

describe('technicianStruct', () => {
  it('reads a name of spaces as empty and falls back to the username', () => {
    const nameOf = (names: object) => technicianStruct.create({ id: '1', ...names }).fullname;
    expect(nameOf({ fullname: '  ', username: 'ana' })).toBe('ana');
    expect(nameOf({ fullname: ' ', username: ' ' })).toBe('');
  });

  it('fills absent fields and unknown statuses with null and reads the name from username', () => {
    expect(technicianStruct.create({ id: '1', username: 'ana', status: 'ACTIVE' })).toMatchObject({
      id: '1',
      fullname: 'ana',
      status: 'ACTIVE',
      email: null,
      phone: null,
      jobTypeId: null,
      photo: null,
    });
    expect(technicianStruct.create({ id: '1', status: 'SLEEPING' })).toMatchObject({
      fullname: '',
      status: null,
    });
  });
});

describe('personQueryStruct', () => {
  it.each([
    ['', { pageNumber: 1, pageSize: 10, statuses: [] }],
    ['statuses=ACTIVE,PENDING', { pageNumber: 1, pageSize: 10, statuses: ['ACTIVE', 'PENDING'] }],
    ['sort=-status&search=x', { pageNumber: 1, pageSize: 10, statuses: [], sort: '-status', search: 'x' }],
    ['statuses=active', { 'statuses.0': 'invalid' }],
    ['sort=name', { sort: 'invalid' }],
    ['pageSize=x', { pageSize: 'pageSizeInvalid' }],
  ])('parses the query "%s"', (text, result) => expect(parse(text)).toEqual(result));
});

import { StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import { pageQueryStruct } from './pageQuery.ts';
import { parseQuery } from './query.ts';

const parse = (text: string) => parseQuery(new URLSearchParams(text), pageQueryStruct);
const errorsOf = (text: string) => {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof StructError) return fieldErrors(error);
    throw error;
  }
};

describe('pageQueryStruct', () => {
  it('uses defaults for absent or empty parameters and ignores unknown parameters', () => {
    expect(parse('')).toEqual({ pageNumber: 1, pageSize: 10 });
    expect(parse('pageNumber=&search=+&x=1')).toEqual({ pageNumber: 1, pageSize: 10 });
    expect(parse('pageNumber=3&pageSize=100&search=%20ana%20')).toEqual({
      pageNumber: 3,
      pageSize: 100,
      search: 'ana',
    });
  });

  it.each([
    ['pageNumber=0', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=-1', { pageNumber: 'pageNumberInvalid' }],
    ['pageNumber=1e3', { pageNumber: 'pageNumberInvalid' }],
    ['pageSize=101', { pageSize: 'pageSizeInvalid' }],
    ['pageSize=ten', { pageSize: 'pageSizeInvalid' }],
    [`search=${'x'.repeat(201)}`, { search: 'searchInvalid' }],
    ['search=%00', { search: 'searchInvalid' }],
  ])('rejects %s', (text, errors) => expect(errorsOf(text)).toEqual(errors));
});

import { describe, expect, it } from 'vitest';
import destr, { withBase, withQuery } from '../../vite/ofetchParts.ts';

// What the real ufo and destr answer, but for signs that URLSearchParams writes as %XX and they as themselves.
describe('what ofetch stands on in the build', () => {
  it.each([
    ['users/me', '/api/v1', '/api/v1/users/me'],
    ['/users/me', '/api/v1/', '/api/v1/users/me'],
    ['ticket/1', 'http://127.0.0.1:4000/api/v1', 'http://127.0.0.1:4000/api/v1/ticket/1'],
    ['https://elsewhere.test/x', '/api/v1', 'https://elsewhere.test/x'],
  ])('puts %s under %s', (path, base, address) => {
    expect(withBase(path, base)).toBe(address);
  });

  it.each([
    [{}, '/t'],
    [{ page: 1, all: true }, '/t?page=1&all=true'],
    [{ search: undefined, page: 2 }, '/t?page=2'],
    [{ id: ['x', 'y'] }, '/t?id=x&id=y'],
    [{ id: [] }, '/t'],
    [{ timeZone: 'America/New_York' }, '/t?timeZone=America%2FNew_York'],
    [{ search: 'a b&c=d+e%#' }, '/t?search=a+b%26c%3Dd%2Be%25%23'],
  ])('adds the query %j', (query, address) => {
    expect(withQuery('/t', query)).toBe(address);
  });

  it('adds to a query that is there', () => {
    expect(withQuery('/t?a=1', { b: 2 })).toBe('/t?a=1&b=2');
  });

  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['', ''],
    ['<html>', '<html>'],
    ['{broken', '{broken'],
    [undefined, undefined],
  ])('reads %j', (text, value) => {
    expect(destr(text)).toEqual(value);
  });
});

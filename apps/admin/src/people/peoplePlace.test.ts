import { expect, test } from 'vitest';
import { readPlace, writePlace } from './peoplePlace.ts';

test.each([
  ['', { page: 1, size: 10, search: '', sort: '' }],
  ['?page=2&size=20&search=ana&sort=-status', { page: 2, size: 20, search: 'ana', sort: '-status' }],
  ['?sort=status', { page: 1, size: 10, search: '', sort: 'status' }],
] as const)('%s is a place and its address', (address, place) => {
  expect(readPlace(address)).toEqual(place);
  expect(writePlace(place)).toBe(address);
});

test.each(['?page=0', '?page=-1', '?page=x', '?size=17', '?sort=name', '?search=%20', '?page=99999999'])(
  '%s makes no sense and counts as absent',
  (address) => expect(writePlace(readPlace(address))).toBe(''),
);

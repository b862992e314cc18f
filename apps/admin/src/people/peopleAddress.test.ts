import { listTechnicians } from '@derrick/domain/technicians';
import { expect, test } from 'vitest';
import { readListAddress, writeListAddress } from '../patterns/list/listQuery.ts';

const first = { pageNumber: 1, pageSize: 10, statuses: [] };

test.each([
  ['', first],
  [
    '?page=2&size=20&search=ana&sort=-status',
    { ...first, pageNumber: 2, pageSize: 20, search: 'ana', sort: '-status' },
  ],
  ['?sort=status', { ...first, sort: 'status' }],
] as const)('%s is read and written unchanged as a list address', (address, query) => {
  expect(readListAddress(address, listTechnicians)).toEqual(query);
  expect(writeListAddress(readListAddress(address, listTechnicians), listTechnicians)).toBe(address);
});

test.each(['?page=0', '?page=-1', '?page=x', '?size=17', '?sort=name', '?search=%20', '?page=99999999'])(
  '%s is invalid and ignored',
  (address) => expect(writeListAddress(readListAddress(address, listTechnicians), listTechnicians)).toBe(''),
);

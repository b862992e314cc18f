import { ApiError } from '@derrick/domain/http';
import { getTicket, listTickets } from '@derrick/domain/tickets';
import { expect, it } from 'vitest';
import { notLoadedStatus } from './remote.ts';

const error = (status?: number) => new ApiError({ message: 'No', code: 'NO', status });

it.each([404, 400])('notLoadedStatus of a record is missing after status %i', (status) => {
  expect(notLoadedStatus(getTicket, error(status))).toBe('missing');
});

it.each([undefined, 403, 429, 500, 503])(
  'notLoadedStatus of a record is failed after status %s',
  (status) => {
    expect(notLoadedStatus(getTicket, error(status))).toBe('failed');
  },
);

it.each([404, 400, 500])('notLoadedStatus of a list is failed, never missing, after status %i', (status) => {
  expect(notLoadedStatus(listTickets, error(status))).toBe('failed');
});

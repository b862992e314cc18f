import { ApiError } from '@derrick/domain/http';
import { getTicket, listTickets } from '@derrick/domain/tickets';
import { expect, it } from 'vitest';
import { notLoadedStatus } from './remote.ts';

const error = (status?: number) => new ApiError({ message: 'No', code: 'NO', status });

it.each([404, 400])('a record is missing after status %i', (status) => {
  expect(notLoadedStatus(getTicket, error(status))).toBe('missing');
});

it.each([undefined, 403, 429, 500, 503])('a record failed to load after status %s', (status) => {
  expect(notLoadedStatus(getTicket, error(status))).toBe('failed');
});

it.each([404, 400, 500])('a list is never missing: it failed to load after status %i', (status) => {
  expect(notLoadedStatus(listTickets, error(status))).toBe('failed');
});

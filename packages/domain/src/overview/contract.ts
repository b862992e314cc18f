import { nullable, object, optional } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { timeZone } from '../contract/scalars.ts';
import { overviewStatisticsStruct, waitingCustomersStruct, weeklyHoursStruct } from './schema.ts';

/** The caller's time zone, which determines the current day. */
const query = object({ timeZone: optional(timeZone) });

export const getOverviewStatistics = endpoint({
  method: 'GET',
  path: '/users/load/super/admin/overview/stats',
  summary: 'Loads the figures of the overview; null for a company without figures.',
  permission: 'overview:read',
  query,
  reply: nullable(overviewStatisticsStruct),
  reads: ['overview'],
});

export const getWeeklyHours = endpoint({
  method: 'GET',
  path: '/overview/weekly-hours',
  summary: 'Loads the work hours of this week by work date.',
  permission: 'overview:read',
  query,
  reply: weeklyHoursStruct,
  reads: ['overview'],
});

export const getWaitingCustomers = endpoint({
  method: 'GET',
  path: '/overview/waiting-customers',
  summary: 'Lists the customers with tickets that are not on an invoice, most hours first.',
  permission: 'overview:read',
  query,
  reply: waitingCustomersStruct,
  reads: ['overview'],
});

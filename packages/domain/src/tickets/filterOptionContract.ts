import { type Infer, object, string, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { queryIds } from '../contract/scalars.ts';
import { customerOptionStruct } from '../customers/index.ts';
import { technicianOptionStruct } from '../technicians/index.ts';
import { TICKET_FILTER_IDS_MAX } from './query.ts';

/** The query of the filter options: a page of them, or the options with the given ids to show their names. */
export const filterOptionQueryStruct = object({ ...pageFields, ids: queryIds(TICKET_FILTER_IDS_MAX) });

export type FilterOptionQuery = Infer<typeof filterOptionQueryStruct>;

export const listTicketTechnicians = endpoint({
  method: 'GET',
  path: '/ticket/technicians',
  summary: 'Lists the technicians to filter tickets by.',
  permission: 'tickets:read',
  query: filterOptionQueryStruct,
  reply: pageOf(technicianOptionStruct),
  reads: ['technicians'],
});

export const listTicketCustomers = endpoint({
  method: 'GET',
  path: '/ticket/customers',
  summary: 'Lists the customers to filter tickets by.',
  permission: 'tickets:read',
  query: filterOptionQueryStruct,
  reply: pageOf(customerOptionStruct),
  reads: ['customers'],
});

export const listTicketJobTypes = endpoint({
  method: 'GET',
  path: '/ticket/job-types',
  summary: 'Lists the job types to filter tickets by, including retired ones.',
  permission: 'tickets:read',
  query: filterOptionQueryStruct,
  reply: pageOf(type({ id: string(), name: string() })),
  reads: ['jobTypes'],
});

import { boolean, coerce, defaulted, object, optional, string } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { calendarDay, queryId } from '../contract/scalars.ts';
import { jobRoleStruct, jobTypeStruct } from './schema.ts';

const listFields = {
  ...pageFields,
  /** Includes retired levels and roles, to show the name of one that a user or ticket still has. */
  withRetired: defaulted(
    coerce(boolean(), string(), () => false),
    false,
  ),
};

export const listJobTypes = endpoint({
  method: 'GET',
  path: '/job-type',
  summary: 'Lists job types by name, with rates only for users who may change them.',
  permission: 'tickets:read',
  query: object({
    ...listFields,
    /** The day whose rates are returned. The default is today. */
    day: optional(calendarDay),
  }),
  reply: pageOf(jobTypeStruct),
  reads: ['jobTypes'],
});

export const listJobRoles = endpoint({
  method: 'GET',
  path: '/job-role',
  summary: 'Lists the roles of one job type or of all job types.',
  permission: 'tickets:read',
  query: object({ ...listFields, jobTypeId: optional(queryId) }),
  reply: pageOf(jobRoleStruct),
  reads: ['jobTypes'],
});

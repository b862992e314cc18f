import { boolean, coerce, defaulted, object, optional, string } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { changedRecord, pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { queryId } from '../contract/scalars.ts';
import {
  jobRoleChangesStruct,
  jobRoleStruct,
  jobTypeChangesStruct,
  jobTypeStruct,
  newJobRoleStruct,
  newJobTypeStruct,
} from './schema.ts';

const listFields = {
  ...pageFields,
  /** Also lists what is no longer given out: for the name of what a person or a ticket still has. */
  withRetired: defaulted(
    coerce(boolean(), string(), () => false),
    false,
  ),
};

export const listJobTypes = endpoint({
  method: 'GET',
  path: '/job-type',
  summary: 'Lists job types by name; their rates only for those who may change them.',
  permission: 'tickets:read',
  query: object(listFields),
  reply: pageOf(jobTypeStruct),
  reads: ['jobTypes'],
});

export const createJobType = endpoint({
  method: 'POST',
  path: '/job-type',
  summary: 'Adds a job type; one that was retired under this name comes back.',
  permission: 'technicians:write',
  status: 201,
  body: newJobTypeStruct,
  reply: jobTypeStruct,
  creates: 'jobType',
  changes: ['jobTypes'],
  example: { body: { name: 'Senior technician', hourlyRateCents: 11_550 } },
});

export const updateJobType = endpoint({
  method: 'PUT',
  path: '/job-type/:id',
  summary: 'Renames a job type or changes its rate, for tickets that are saved from then on.',
  permission: 'technicians:write',
  resource: 'jobType',
  body: jobTypeChangesStruct,
  reply: jobTypeStruct,
  changes: ['jobTypes', 'tickets'],
  example: { body: { hourlyRateCents: 12_000 } },
});

export const retireJobType = endpoint({
  method: 'DELETE',
  path: '/job-type/:id',
  summary: 'Takes a job type and its roles out of the pickers; who has them keeps them.',
  permission: 'technicians:write',
  resource: 'jobType',
  reply: changedRecord,
  changes: ['jobTypes'],
});

export const listJobRoles = endpoint({
  method: 'GET',
  path: '/job-role',
  summary: 'Lists the roles of one job type, or of all.',
  permission: 'tickets:read',
  query: object({ ...listFields, jobTypeId: optional(queryId) }),
  reply: pageOf(jobRoleStruct),
  reads: ['jobTypes'],
});

export const createJobRole = endpoint({
  method: 'POST',
  path: '/job-role',
  summary: 'Adds a role to a job type.',
  permission: 'technicians:write',
  status: 201,
  body: newJobRoleStruct,
  reply: jobRoleStruct,
  creates: 'jobRole',
  changes: ['jobTypes'],
  example: { body: { name: 'Pump mechanic', jobTypeId: exampleId('jobType') } },
});

export const renameJobRole = endpoint({
  method: 'PUT',
  path: '/job-role/:id',
  summary: 'Renames a role.',
  permission: 'technicians:write',
  resource: 'jobRole',
  body: jobRoleChangesStruct,
  reply: jobRoleStruct,
  changes: ['jobTypes'],
  example: { body: { name: 'Lead pump mechanic' } },
});

export const retireJobRole = endpoint({
  method: 'DELETE',
  path: '/job-role/:id',
  summary: 'Takes a role out of the pickers; who has it keeps it.',
  permission: 'technicians:write',
  resource: 'jobRole',
  reply: changedRecord,
  changes: ['jobTypes'],
});

import { endpoint, exampleId } from '../contract/endpoint.ts';
import { changedRecord } from '../contract/envelope.ts';
import {
  jobRoleChangesStruct,
  jobRoleStruct,
  jobTypeChangesStruct,
  jobTypeStruct,
  newJobRoleStruct,
  newJobTypeStruct,
} from './schema.ts';

// Separate from contract.ts, because code that only selects a level or role does not need these endpoints.

const change = { permission: 'technicians:write', changes: ['jobTypes'] } as const;

const ofJobType = { ...change, path: '/job-type/:id', resource: 'jobType' } as const;

const ofJobRole = { ...change, path: '/job-role/:id', resource: 'jobRole' } as const;

export const createJobType = endpoint({
  ...change,
  method: 'POST',
  path: '/job-type',
  summary: 'Adds a job type. A retired job type with this name becomes active again.',
  status: 201,
  body: newJobTypeStruct,
  reply: jobTypeStruct,
  creates: 'jobType',
  example: { body: { name: 'Senior technician' } },
});

export const updateJobType = endpoint({
  ...ofJobType,
  method: 'PUT',
  summary: 'Renames a job type or changes its rate. The rate applies to tickets saved later.',
  body: jobTypeChangesStruct,
  reply: jobTypeStruct,
  changes: ['jobTypes', 'tickets'],
  example: { body: {} },
});

export const retireJobType = endpoint({
  ...ofJobType,
  method: 'DELETE',
  summary:
    'Retires a job type and its roles: they can no longer be selected, but users and tickets keep them.',
  reply: changedRecord,
});

export const createJobRole = endpoint({
  ...change,
  method: 'POST',
  path: '/job-role',
  summary: 'Adds a role to a job type.',
  status: 201,
  body: newJobRoleStruct,
  reply: jobRoleStruct,
  creates: 'jobRole',
  example: { body: { name: 'Pump mechanic', jobTypeId: exampleId('jobType') } },
});

export const renameJobRole = endpoint({
  ...ofJobRole,
  method: 'PUT',
  summary: 'Renames a role.',
  body: jobRoleChangesStruct,
  reply: jobRoleStruct,
  example: { body: { name: 'Lead pump mechanic' } },
});

export const retireJobRole = endpoint({
  ...ofJobRole,
  method: 'DELETE',
  summary: 'Retires a role: it can no longer be selected, but users keep it.',
  reply: changedRecord,
});

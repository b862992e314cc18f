import { endpoint, exampleId } from '../contract/endpoint.ts';
import { peopleEndpoints, peopleList } from '../people/contract.ts';
import { newTechnicianStruct, technicianChangesStruct } from '../people/schema.ts';
import { technicianStatisticsStruct, technicianStruct } from './schema.ts';

const kind = { topic: 'technicians', read: 'technicians:read', person: technicianStruct } as const;

export const listTechnicians = peopleList('/users/load/technicians', kind);

export const getTechnicianStatistics = endpoint({
  method: 'GET',
  path: '/users/load/technician/stats',
  summary: 'Counts the technicians.',
  permission: kind.read,
  reply: technicianStatisticsStruct,
  reads: [kind.topic],
});

export const technicianEndpoints = peopleEndpoints({
  ...kind,
  path: '/users/technician',
  resource: 'technician',
  write: 'technicians:write',
  newPerson: newTechnicianStruct,
  changes: technicianChangesStruct,
  exampleBody: {
    fullname: 'Tomás Beltrán',
    phone: '4325550146',
    jobTypeId: exampleId('jobType'),
    jobRoleId: exampleId('jobRole'),
  },
});

import { endpoint } from '../contract/endpoint.ts';
import { peopleList } from '../people/list.ts';
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

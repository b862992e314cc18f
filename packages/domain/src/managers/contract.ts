import { endpoint } from '../contract/endpoint.ts';
import { peopleEndpoints } from '../people/contract.ts';
import { peopleList } from '../people/list.ts';
import { managerChangesStruct, newManagerStruct } from '../people/schema.ts';
import { managerStatisticsStruct, managerStruct } from './schema.ts';

const kind = { topic: 'managers', read: 'managers:read', person: managerStruct } as const;

export const listManagers = peopleList('/users/load/managers', kind);

export const getManagerStatistics = endpoint({
  method: 'GET',
  path: '/users/load/manager/stats',
  summary: 'Counts the managers.',
  permission: kind.read,
  reply: managerStatisticsStruct,
  reads: [kind.topic],
});

export const managerEndpoints = peopleEndpoints({
  ...kind,
  path: '/users/manager',
  resource: 'manager',
  write: 'managers:write',
  newPerson: newManagerStruct,
  changes: managerChangesStruct,
  exampleBody: { fullname: 'Mona Reyes', phone: '4325550145' },
});

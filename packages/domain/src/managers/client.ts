import type { HttpClient } from '../http/client.ts';
import { createPeopleClient, type PeopleClient } from '../people/client.ts';
import type { ManagerChanges, NewManager } from '../people/schema.ts';
import {
  type Manager,
  type ManagerStatistics,
  managerListReply,
  managerReply,
  managerStatisticsReply,
} from './schema.ts';

export type ManagersClient = PeopleClient<Manager, ManagerStatistics, NewManager, ManagerChanges>;

/** Creates the calls of managers. */
export const createManagersClient = (http: HttpClient): ManagersClient =>
  createPeopleClient(
    http,
    { one: 'users/manager', list: 'users/load/managers', statistics: 'users/load/manager/stats' },
    { list: managerListReply, one: managerReply, statistics: managerStatisticsReply },
  );

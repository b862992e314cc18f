import type { HttpClient } from '../http/client.ts';
import { createPeopleClient, type PeopleClient, type PeoplePage } from '../people/client.ts';
import type { NewTechnician, PersonQueryInput, TechnicianChanges } from '../people/schema.ts';
import {
  type Technician,
  type TechnicianStatistics,
  technicianListReply,
  technicianReply,
  technicianStatisticsReply,
} from './schema.ts';
import { assignableStatuses } from './status.ts';

export interface TechniciansClient
  extends PeopleClient<Technician, TechnicianStatistics, NewTechnician, TechnicianChanges> {
  /** Loads those whom a ticket can be given to. */
  assignable(
    query?: Omit<PersonQueryInput, 'statuses'>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<PeoplePage<Technician>>;
}

/** Creates the calls of technicians. */
export function createTechniciansClient(http: HttpClient): TechniciansClient {
  const people = createPeopleClient<Technician, TechnicianStatistics, NewTechnician, TechnicianChanges>(
    http,
    {
      one: 'users/technician',
      list: 'users/load/technicians',
      statistics: 'users/load/technician/stats',
    },
    { list: technicianListReply, one: technicianReply, statistics: technicianStatisticsReply },
  );
  return {
    ...people,
    assignable: (query, options) => people.list({ ...query, statuses: [...assignableStatuses] }, options),
  };
}

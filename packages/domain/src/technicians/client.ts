import type { QueryInput } from '../contract/endpoint.ts';
import type { Api } from '../http/client.ts';
import type { PeopleClient, PeoplePage } from '../people/client.ts';
import type { NewTechnician, PersonQuery, TechnicianChanges } from '../people/schema.ts';
import { getTechnicianStatistics, listTechnicians, technicianEndpoints } from './contract.ts';
import type { Technician, TechnicianStatistics } from './schema.ts';
import { assignableStatuses } from './status.ts';

export interface TechniciansClient
  extends PeopleClient<Technician, TechnicianStatistics, NewTechnician, TechnicianChanges> {
  assignable(
    query?: Omit<QueryInput<PersonQuery>, 'statuses'>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<PeoplePage<Technician>>;
}

/** Creates the calls of technicians. */
export const createTechniciansClient = (api: Api): TechniciansClient => ({
  list: (query, options) => api.call(listTechnicians, { query, ...options }),
  statistics: (options) => api.call(getTechnicianStatistics, options),
  get: (id, options) => api.call(technicianEndpoints.get, { params: { id }, ...options }),
  create: (body) => api.call(technicianEndpoints.create, { body }),
  update: (id, body) => api.call(technicianEndpoints.update, { params: { id }, body }),
  setStatus: (id, status) => api.call(technicianEndpoints.setStatus, { params: { id }, body: { status } }),
  async remove(id) {
    await api.call(technicianEndpoints.remove, { params: { id } });
  },
  resendInvitation: (id, { by } = {}) =>
    api.call(technicianEndpoints.resendInvitation, { params: { id }, body: by ? { by } : {} }),
  invitationLink: (id) => api.call(technicianEndpoints.copyInvitationLink, { params: { id } }),
  async revokeInvitation(id) {
    await api.call(technicianEndpoints.revokeInvitation, { params: { id } });
  },
  assignable: (query, options) =>
    api.call(listTechnicians, { query: { ...query, statuses: [...assignableStatuses] }, ...options }),
});

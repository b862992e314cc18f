import type { Api } from '../http/client.ts';
import type { PeopleClient } from '../people/client.ts';
import type { ManagerChanges, NewManager } from '../people/schema.ts';
import { getManagerStatistics, listManagers, managerEndpoints } from './contract.ts';
import type { Manager, ManagerStatistics } from './schema.ts';

export type ManagersClient = PeopleClient<Manager, ManagerStatistics, NewManager, ManagerChanges>;

/** Creates the calls of managers. */
export const createManagersClient = (api: Api): ManagersClient => ({
  list: (query, options) => api.call(listManagers, { query, ...options }),
  statistics: (options) => api.call(getManagerStatistics, options),
  get: (id, options) => api.call(managerEndpoints.get, { params: { id }, ...options }),
  create: (body) => api.call(managerEndpoints.create, { body }),
  update: (id, body) => api.call(managerEndpoints.update, { params: { id }, body }),
  setStatus: (id, status) => api.call(managerEndpoints.setStatus, { params: { id }, body: { status } }),
  async remove(id) {
    await api.call(managerEndpoints.remove, { params: { id } });
  },
  resendInvitation: (id, { by } = {}) =>
    api.call(managerEndpoints.resendInvitation, { params: { id }, body: by ? { by } : {} }),
  invitationLink: (id) => api.call(managerEndpoints.copyInvitationLink, { params: { id } }),
  async revokeInvitation(id) {
    await api.call(managerEndpoints.revokeInvitation, { params: { id } });
  },
});

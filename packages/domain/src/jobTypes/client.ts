import type { QueryInput } from '../contract/endpoint.ts';
import type { Pagination } from '../contract/envelope.ts';
import type { PageQuery } from '../contract/pageQuery.ts';
import type { Api } from '../http/client.ts';
import {
  createJobRole,
  createJobType,
  listJobRoles,
  listJobTypes,
  renameJobRole,
  retireJobRole,
  retireJobType,
  updateJobType,
} from './contract.ts';
import type { JobRole, JobType, JobTypeChanges, NewJobRole, NewJobType } from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

interface List<Item> {
  data: Item[];
  meta: { pagination: Pagination };
}

type ListQuery = QueryInput<PageQuery> & {
  /** Lists what is no longer given out as well: for the name of what somebody or a ticket still has. */
  withRetired?: true | undefined;
};

export interface JobTypesClient {
  /** Loads job types in the order of their names; the search ignores case and accents. */
  list(query?: ListQuery, options?: CallOptions): Promise<List<JobType>>;
  /** Loads the roles of one job type, or of all. */
  roles(
    query?: ListQuery & { jobTypeId?: string | undefined },
    options?: CallOptions,
  ): Promise<List<JobRole>>;
  create(input: NewJobType): Promise<JobType>;
  update(id: string, changes: JobTypeChanges): Promise<JobType>;
  /** Takes a level and its roles out of the pickers; who has them keeps them. A new one of that name brings it back. */
  retire(id: string): Promise<void>;
  createRole(input: NewJobRole): Promise<JobRole>;
  renameRole(id: string, name: string): Promise<JobRole>;
  retireRole(id: string): Promise<void>;
}

/** Creates the calls under `/job-type` and `/job-role`. */
export function createJobTypesClient(api: Api): JobTypesClient {
  return {
    list: (query, options) => api.call(listJobTypes, { query, ...options }),
    roles: (query, options) => api.call(listJobRoles, { query, ...options }),
    create: (body) => api.call(createJobType, { body }),
    update: (id, body) => api.call(updateJobType, { params: { id }, body }),
    async retire(id) {
      await api.call(retireJobType, { params: { id } });
    },
    createRole: (body) => api.call(createJobRole, { body }),
    renameRole: (id, name) => api.call(renameJobRole, { params: { id }, body: { name } }),
    async retireRole(id) {
      await api.call(retireJobRole, { params: { id } });
    },
  };
}

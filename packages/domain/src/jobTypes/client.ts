import type { HttpClient } from '../http/client.ts';
import type { Pagination } from '../http/envelope.ts';
import type { PageQueryInput } from '../http/pageQuery.ts';
import {
  type JobRole,
  type JobType,
  type JobTypeChanges,
  jobRoleListReply,
  jobRoleReply,
  jobTypeListReply,
  jobTypeReply,
  jobTypeRetiredReply,
  type NewJobRole,
  type NewJobType,
} from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

interface List<Item> {
  data: Item[];
  meta: { pagination: Pagination };
}

type ListQuery = PageQueryInput & {
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
export function createJobTypesClient(http: HttpClient): JobTypesClient {
  const type = (id: string) => `job-type/${encodeURIComponent(id)}`;
  const role = (id: string) => `job-role/${encodeURIComponent(id)}`;
  return {
    async list(query = {}, { signal } = {}) {
      return (await http.request('job-type', { query, signal, struct: jobTypeListReply })).data;
    },
    async roles(query = {}, { signal } = {}) {
      return (await http.request('job-role', { query, signal, struct: jobRoleListReply })).data;
    },
    async create(body) {
      return (await http.request('job-type', { method: 'POST', body, struct: jobTypeReply })).data;
    },
    async update(id, body) {
      return (await http.request(type(id), { method: 'PUT', body, struct: jobTypeReply })).data;
    },
    async retire(id) {
      await http.request(type(id), { method: 'DELETE', struct: jobTypeRetiredReply });
    },
    async createRole(body) {
      return (await http.request('job-role', { method: 'POST', body, struct: jobRoleReply })).data;
    },
    async renameRole(id, name) {
      return (await http.request(role(id), { method: 'PUT', body: { name }, struct: jobRoleReply })).data;
    },
    async retireRole(id) {
      await http.request(role(id), { method: 'DELETE', struct: jobTypeRetiredReply });
    },
  };
}

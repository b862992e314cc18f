import type { HttpClient } from '../http/client.ts';
import type { Pagination } from '../http/envelope.ts';
import type { PageQueryInput } from '../http/pageQuery.ts';
import { type JobRole, type JobType, jobRoleListReply, jobTypeListReply } from './schema.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

interface List<Item> {
  data: Item[];
  meta: { pagination: Pagination };
}

export interface JobTypesClient {
  /** Loads job types in the order of their names; the search ignores case and accents. */
  list(query?: PageQueryInput, options?: CallOptions): Promise<List<JobType>>;
  /** Loads the roles of one job type, or of all. */
  roles(
    query?: PageQueryInput & { jobTypeId?: string | undefined },
    options?: CallOptions,
  ): Promise<List<JobRole>>;
}

/** Creates the calls under `/job-type` and `/job-role`. */
export function createJobTypesClient(http: HttpClient): JobTypesClient {
  return {
    async list(query = {}, { signal } = {}) {
      return (await http.request('job-type', { query, signal, struct: jobTypeListReply })).data;
    },
    async roles(query = {}, { signal } = {}) {
      return (await http.request('job-role', { query, signal, struct: jobRoleListReply })).data;
    },
  };
}

import type { Struct } from 'superstruct';
import type { HttpClient } from '../http/client.ts';
import type { Pagination } from '../http/envelope.ts';
import type { EntryWay } from './rules.ts';
import {
  type InvitationLink,
  invitationLinkReply,
  type PersonQueryInput,
  personRemovedReply,
  resentReply,
} from './schema.ts';
import type { StatusChange } from './status.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface PeoplePage<Person> {
  data: Person[];
  meta: { pagination: Pagination };
}

interface Reply<Data> {
  success: true;
  data: Data;
}

/** Are the calls that technicians and managers have alike. */
export interface PeopleClient<Person, Statistics, New, Changes> {
  /** Loads people in the order of their names; the search ignores case and accents, and finds digits of a number. */
  list(query?: PersonQueryInput, options?: CallOptions): Promise<PeoplePage<Person>>;
  statistics(options?: CallOptions): Promise<Statistics>;
  get(id: string, options?: CallOptions): Promise<Person>;
  /** Adds somebody: active with a password, else invited by e-mail or SMS. */
  create(input: New): Promise<Person>;
  /** Changes what is given and leaves the rest. */
  update(id: string, changes: Changes): Promise<Person>;
  /** Switches an account on or off; `needsLink` of the reply says that its person still has no password. */
  setStatus(id: string, status: StatusChange): Promise<Person>;
  remove(id: string): Promise<void>;
  /** Sends the invitation anew, and tells which way; older links then say that a newer one was sent. */
  resendInvitation(
    id: string,
    options?: { by?: Exclude<EntryWay, 'password'> | undefined },
  ): Promise<{ id: string; by: 'email' | 'phone' }>;
  /** Makes a link to hand over by other means; older ones stop working. */
  invitationLink(id: string): Promise<InvitationLink>;
  /** Makes every link of an invitation worthless. */
  revokeInvitation(id: string): Promise<void>;
}

/** Creates those calls for one kind of people. */
export function createPeopleClient<Person, Statistics, New extends object, Changes extends object>(
  http: HttpClient,
  paths: { one: string; list: string; statistics: string },
  replies: {
    list: Struct<Reply<PeoplePage<Person>>, unknown>;
    one: Struct<Reply<Person>, unknown>;
    statistics: Struct<Reply<Statistics>, unknown>;
  },
): PeopleClient<Person, Statistics, New, Changes> {
  const { list: page, one, statistics } = replies;
  const path = (id: string, ...rest: string[]) => [paths.one, encodeURIComponent(id), ...rest].join('/');

  return {
    async list({ statuses, ...query } = {}, { signal } = {}) {
      const asked = { ...query, statuses: statuses?.join(',') || undefined };
      return (await http.request(paths.list, { query: asked, signal, struct: page })).data;
    },
    async statistics({ signal } = {}) {
      return (await http.request(paths.statistics, { signal, struct: statistics })).data;
    },
    async get(id, { signal } = {}) {
      return (await http.request(path(id), { signal, struct: one })).data;
    },
    async create(input) {
      return (await http.request(paths.one, { method: 'POST', body: input, struct: one })).data;
    },
    async update(id, changes) {
      return (await http.request(path(id), { method: 'PUT', body: changes, struct: one })).data;
    },
    async setStatus(id, status) {
      const call = { method: 'PUT', body: { status }, struct: one } as const;
      return (await http.request(`${paths.one}/toggle-active/${encodeURIComponent(id)}`, call)).data;
    },
    async remove(id) {
      await http.request(path(id), { method: 'DELETE', struct: personRemovedReply });
    },
    async resendInvitation(id, { by } = {}) {
      const call = { method: 'POST', body: by ? { by } : {}, struct: resentReply } as const;
      return (await http.request(path(id, 'invitation'), call)).data;
    },
    async invitationLink(id) {
      const call = { method: 'POST', body: {}, struct: invitationLinkReply } as const;
      return (await http.request(path(id, 'invitation', 'link'), call)).data;
    },
    async revokeInvitation(id) {
      await http.request(path(id, 'invitation'), { method: 'DELETE', struct: personRemovedReply });
    },
  };
}

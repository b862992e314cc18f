import type { QueryInput } from '../contract/endpoint.ts';
import type { Pagination } from '../contract/envelope.ts';
import type { EntryWay } from './rules.ts';
import type { InvitationLink, PersonQuery } from './schema.ts';
import type { StatusChange } from './status.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface PeoplePage<Person> {
  data: Person[];
  meta: { pagination: Pagination };
}

/** The calls that technicians and managers have alike. */
export interface PeopleClient<Person, Statistics, New, Changes> {
  /** Loads people in the order of their names; the search ignores case and accents, and finds digits of a number. */
  list(query?: QueryInput<PersonQuery>, options?: CallOptions): Promise<PeoplePage<Person>>;
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

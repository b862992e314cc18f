import { any, coerce, enums, type Infer, object, optional, type Struct, type } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
import { pageFields } from '../contract/pageQuery.ts';
import { anyOf } from '../contract/scalars.ts';
import type { Permission } from '../permissions/permissions.ts';
import { personFields, withFullname } from './personFields.ts';
import { accountStatuses, personSorts } from './status.ts';

// Separate from contract.ts, because code that only selects a technician does not need the endpoints that change users.

/** A user without a level, such as a manager or an admin. A server may send the name as `username`. */
export const personStruct = coerce(type(personFields), any(), withFullname);

export type Person = Infer<typeof personStruct>;

/** The query of the user lists. An empty `statuses` selects all. */
export const personQueryStruct = object({
  ...pageFields,
  statuses: anyOf(accountStatuses, 'statusInvalid'),
  sort: optional(enums(personSorts)),
});

export type PersonQuery = Infer<typeof personQueryStruct>;

/** Declares the list endpoint of one kind of user. */
export const peopleList = <const Path extends string, Person>(
  path: Path,
  kind: { topic: string; read: Permission; person: Struct<Person, unknown> },
) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'Lists users by name. The search ignores case and accents, and finds digits of a phone number.',
    permission: kind.read,
    query: personQueryStruct,
    reply: pageOf(kind.person),
    reads: [kind.topic],
  });

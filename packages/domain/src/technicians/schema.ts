import {
  any,
  coerce,
  create,
  defaulted,
  enums,
  type Infer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { listEnvelope } from '../http/envelope.ts';
import { pageCandidate, pageFields, textOf, withoutAbsent } from '../http/pageQuery.ts';
import { listOf } from '../http/scalars.ts';
import { accountStatuses, isAccountStatus, technicianSorts } from './status.ts';

/** Is a technician who can be picked or filtered by. */
export const technicianOptionStruct = type({ id: string(), fullname: string() });

export type TechnicianOption = Infer<typeof technicianOptionStruct>;

const orNull = () => defaulted(nullable(string()), null);

/** Is a technician as a ticket shows them: `photo` is an address or null. */
export const technicianSummaryStruct = type({ id: string(), fullname: string(), photo: orNull() });

export type TechnicianSummary = Infer<typeof technicianSummaryStruct>;

const technicianFields = type({
  id: string(),
  /** Empty when the server names nobody; screens then say Unknown. */
  fullname: string(),
  email: orNull(),
  phone: orNull(),
  /** Null for a word that this version does not know. */
  status: defaulted(
    coerce(nullable(enums(accountStatuses)), any(), (value: unknown) =>
      isAccountStatus(value) ? value : null,
    ),
    null,
  ),
  jobTypeId: orNull(),
  jobRoleId: orNull(),
  photo: orNull(),
  createdAt: orNull(),
  updatedAt: orNull(),
});

/** Is a technician; a server may call the name `username`. */
export const technicianStruct = coerce(technicianFields, any(), (value: unknown) => {
  if (typeof value !== 'object' || value === null) return value;
  const named = Reflect.get(value, 'fullname') || Reflect.get(value, 'username') || '';
  return { ...value, fullname: named };
});

export type Technician = Infer<typeof technicianStruct>;

export const technicianListReply = listEnvelope(technicianStruct);

/** Is what `GET /users/load/technicians` is asked with; no status means every one. */
export const technicianQueryStruct = object({
  ...pageFields,
  statuses: defaulted(listOf(enums(accountStatuses), accountStatuses.length, 'statusInvalid'), []),
  sort: optional(enums(technicianSorts)),
});

export type TechnicianQuery = Infer<typeof technicianQueryStruct>;

/** Is such a query as a caller writes it. */
export type TechnicianQueryInput = { [Name in keyof TechnicianQuery]?: TechnicianQuery[Name] | undefined };

/** Reads such a query; throws a `StructError` that `fieldErrors` can read. */
export function parseTechnicianQuery(params: URLSearchParams): TechnicianQuery {
  const statuses = textOf(params, 'statuses')?.split(',');
  const query = { ...pageCandidate(params), statuses, sort: textOf(params, 'sort') };
  return create(withoutAbsent(query), technicianQueryStruct);
}

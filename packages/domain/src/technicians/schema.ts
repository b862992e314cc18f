import { any, coerce, defaulted, type Infer, integer, min, nullable, string, type } from 'superstruct';
import { envelope, listEnvelope } from '../http/envelope.ts';
import { named, parsePersonQuery, personFields, personQueryStruct } from '../people/schema.ts';

const orNull = () => defaulted(nullable(string()), null);

/** Is a technician; a server may call the name `username`. */
export const technicianStruct = coerce(
  type({ ...personFields, jobTypeId: orNull(), jobRoleId: orNull() }),
  any(),
  named,
);

export type Technician = Infer<typeof technicianStruct>;

export const technicianListReply = listEnvelope(technicianStruct);
export const technicianReply = envelope(technicianStruct);

const count = min(integer(), 0);

/** Are the figures above the list of technicians. */
export const technicianStatisticsStruct = type({
  totalTechnicians: count,
  activeTechnicians: count,
  pendingInvitations: count,
});

export type TechnicianStatistics = Infer<typeof technicianStatisticsStruct>;

export const technicianStatisticsReply = envelope(technicianStatisticsStruct);

/** Is what `GET /users/load/technicians` is asked with; no status means every one. */
export const technicianQueryStruct = personQueryStruct;

export type {
  PersonQuery as TechnicianQuery,
  PersonQueryInput as TechnicianQueryInput,
} from '../people/schema.ts';

/** Reads such a query; throws a `StructError` that `fieldErrors` can read. */
export const parseTechnicianQuery = parsePersonQuery;

import { boolean, type Infer, integer, object, optional, string, type } from 'superstruct';
import { amountBetween, uuid, validatedString } from '../contract/scalars.ts';
import { oneLine } from '../format/oneLine.ts';
import { HOURLY_RATE_MAX_CENTS, validateJobTypeName } from './rules.ts';

/** A job type. The interface for technicians calls it a level. */
export const jobTypeStruct = type({
  id: string(),
  name: string(),
  /** Hourly rate of work. Present only if the user can change rates. */
  hourlyRateCents: optional(integer()),
  /** Hourly rate of travel, if it differs from the rate of work. */
  travelRateCents: optional(integer()),
  /** Hourly rate of standby, if the level has one. */
  standbyRateCents: optional(integer()),
  /** The technician level can no longer be assigned. Present only if the list includes retired levels. */
  isRetired: optional(boolean()),
});

export type JobType = Infer<typeof jobTypeStruct>;

/** A role that belongs to a job type. */
export const jobRoleStruct = type({
  id: string(),
  name: string(),
  jobTypeId: string(),
  isRetired: optional(boolean()),
});

export type JobRole = Infer<typeof jobRoleStruct>;

const name = validatedString('name', validateJobTypeName, oneLine);

const hourlyRateCents = optional(amountBetween(0, HOURLY_RATE_MAX_CENTS, 'rateInvalid'));

/** The body of `POST /job-type`. Without a rate, the hours of the job type have no amount. */
export const newJobTypeStruct = object({ name, hourlyRateCents });

/** The body of `PUT /job-type/{id}`. A new rate applies to tickets saved from then on. */
export const jobTypeChangesStruct = object({ name: optional(name), hourlyRateCents });

/** The body of `POST /job-role`. */
export const newJobRoleStruct = object({ name, jobTypeId: uuid });

/** The body of `PUT /job-role/{id}`. */
export const jobRoleChangesStruct = object({ name });

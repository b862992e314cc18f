import { boolean, type Infer, integer, object, optional, string, type } from 'superstruct';
import { amountBetween, ruled, uuid } from '../contract/scalars.ts';
import { oneLine } from '../format/oneLine.ts';
import { HOURLY_RATE_MAX_CENTS, validateJobTypeName } from './rules.ts';

/** A job type, called a level on the screens of technicians. */
export const jobTypeStruct = type({
  id: string(),
  name: string(),
  /** What an hour is billed with; only for those who may change it. */
  hourlyRateCents: optional(integer()),
  /** What an hour of travel is billed with, where that is another. */
  travelRateCents: optional(integer()),
  /** No longer given out; only in lists that were asked for such, too. */
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

const name = ruled('name', validateJobTypeName, oneLine);

const hourlyRateCents = optional(amountBetween(0, HOURLY_RATE_MAX_CENTS, 'rateInvalid'));

/** The body of `POST /job-type`; without a rate, its hours have no amount. */
export const newJobTypeStruct = object({ name, hourlyRateCents });

/** The body of `PUT /job-type/{id}`. A new rate reaches tickets that are saved from then on. */
export const jobTypeChangesStruct = object({ name: optional(name), hourlyRateCents });

/** The body of `POST /job-role`. */
export const newJobRoleStruct = object({ name, jobTypeId: uuid });

/** The body of `PUT /job-role/{id}`. */
export const jobRoleChangesStruct = object({ name });

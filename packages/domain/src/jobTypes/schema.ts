import { type Infer, string, type } from 'superstruct';
import { listEnvelope } from '../http/envelope.ts';

/** Is a job type, which screens of technicians call a level. */
export const jobTypeStruct = type({ id: string(), name: string() });

export type JobType = Infer<typeof jobTypeStruct>;

/** Is a role that belongs to a job type. */
export const jobRoleStruct = type({ id: string(), name: string(), jobTypeId: string() });

export type JobRole = Infer<typeof jobRoleStruct>;

export const jobTypeListReply = listEnvelope(jobTypeStruct);
export const jobRoleListReply = listEnvelope(jobRoleStruct);

export * from './contract.ts';
export {
  HOURLY_RATE_MAX_CENTS,
  JOB_TYPE_NAME_MAX_LENGTH,
  type JobTypeNameError,
  validateJobTypeName,
} from './rules.ts';
export {
  type JobRole,
  type JobType,
  type JobTypeChanges,
  jobRoleChangesStruct,
  jobRoleStruct,
  jobTypeChangesStruct,
  jobTypeStruct,
  type NewJobRole,
  type NewJobType,
  newJobRoleStruct,
  newJobTypeStruct,
} from './schema.ts';

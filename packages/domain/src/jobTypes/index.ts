export { createJobTypesClient, type JobTypesClient } from './client.ts';
export {
  type JobRole,
  type JobType,
  jobRoleListReply,
  jobRoleStruct,
  jobTypeListReply,
  jobTypeStruct,
} from './schema.ts';

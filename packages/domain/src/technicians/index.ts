export { createTechniciansClient, type TechniciansClient } from './client.ts';
export {
  parseTechnicianQuery,
  type Technician,
  type TechnicianOption,
  type TechnicianQuery,
  type TechnicianQueryInput,
  type TechnicianSummary,
  technicianListReply,
  technicianOptionStruct,
  technicianQueryStruct,
  technicianStruct,
  technicianSummaryStruct,
} from './schema.ts';
export {
  type AccountStatus,
  accountStatuses,
  assignableStatuses,
  isAccountStatus,
  type TechnicianSort,
  technicianSorts,
} from './status.ts';

export {
  type NewTechnician,
  newTechnicianStruct,
  type TechnicianChanges,
  technicianChangesStruct,
} from '../people/schema.ts';
export { createTechniciansClient, type TechniciansClient } from './client.ts';
export {
  parseTechnicianQuery,
  type Technician,
  type TechnicianOption,
  type TechnicianQuery,
  type TechnicianQueryInput,
  type TechnicianStatistics,
  type TechnicianSummary,
  technicianListReply,
  technicianOptionStruct,
  technicianQueryStruct,
  technicianReply,
  technicianStatisticsReply,
  technicianStatisticsStruct,
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

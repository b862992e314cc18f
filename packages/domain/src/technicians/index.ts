export {
  type NewTechnician,
  newTechnicianStruct,
  type TechnicianChanges,
  technicianChangesStruct,
} from '../people/schema.ts';
export * from './contract.ts';
export {
  type Technician,
  type TechnicianStatistics,
  technicianStatisticsStruct,
  technicianStruct,
} from './schema.ts';
export {
  type AccountStatus,
  accountStatuses,
  assignableStatuses,
  isAccountStatus,
  type TechnicianSort,
  technicianSorts,
} from './status.ts';
export {
  type TechnicianOption,
  type TechnicianSummary,
  technicianOptionStruct,
  technicianSummaryStruct,
} from './summary.ts';

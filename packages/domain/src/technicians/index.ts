export {
  type TechnicianOption,
  type TechnicianSummary,
  technicianOptionStruct,
  technicianSummaryStruct,
} from './schema.ts';

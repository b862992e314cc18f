export {
  type ManagerChanges,
  managerChangesStruct,
  type NewManager,
  newManagerStruct,
} from '../people/schema.ts';
export * from './contract.ts';
export {
  type Manager,
  type ManagerStatistics,
  managerStatisticsStruct,
  managerStruct,
} from './schema.ts';

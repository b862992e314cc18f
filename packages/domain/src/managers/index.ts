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
  managerListReply,
  managerReply,
  managerStatisticsReply,
  managerStatisticsStruct,
  managerStruct,
} from './schema.ts';

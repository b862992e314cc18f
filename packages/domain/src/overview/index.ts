export * from './contract.ts';
export {
  type Figure,
  type OverviewStatistics,
  overviewStatisticsStruct,
  type WaitingCustomers,
  type WeeklyHours,
  waitingCustomersStruct,
  weeklyHoursStruct,
} from './schema.ts';

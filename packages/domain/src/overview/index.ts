export { createOverviewClient, type OverviewClient } from './client.ts';
export * from './contract.ts';
export {
  type Figure,
  type OverviewStatistics,
  overviewStatisticsReply,
  overviewStatisticsStruct,
  type WaitingCustomers,
  type WeeklyHours,
  waitingCustomersReply,
  waitingCustomersStruct,
  weeklyHoursReply,
  weeklyHoursStruct,
} from './schema.ts';

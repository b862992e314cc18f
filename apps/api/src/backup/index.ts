export { startBackups } from './schedule.ts';

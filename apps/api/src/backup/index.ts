export { backupHandler } from './handler.ts';

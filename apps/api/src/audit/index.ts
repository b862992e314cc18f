export { isOfSuperAdmin } from './list.ts';
export { removeOldEvents } from './retention.ts';
export { auditRoutes } from './routes.ts';

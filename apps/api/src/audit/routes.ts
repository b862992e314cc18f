import { listAuditActors, listAuditLog, verifyAuditLog } from '@derrick/domain/audit';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { verifyEvents } from '../events/index.ts';
import { type Route, serve } from '../platform/serve.ts';
import { listActors } from './actors.ts';
import { readAuditLog } from './list.ts';

/** Serves `/audit-log`. */
export const auditRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(listAuditLog, ({ session, query }) => readAuditLog(db, session, query)),
  serve(listAuditActors, ({ session: { companyId }, query }) => listActors(db, companyId, query)),
  serve(verifyAuditLog, ({ session: { companyId } }) => verifyEvents(db, companyId)),
];

import { exportAuditLog, listAuditActors, listAuditLog, verifyAuditLog } from '@derrick/domain/audit';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { verifyEvents } from '../events/index.ts';
import { type Route, serve } from '../platform/serve.ts';
import { createExportSlots } from '../tickets/index.ts';
import { listActors } from './actors.ts';
import { auditExport } from './export.ts';
import { readAuditLog } from './list.ts';

export function auditRoutes({ db }: { db: Kysely<Database> }): Route[] {
  const slots = createExportSlots();
  return [
    serve(listAuditLog, ({ session, query }) => readAuditLog(db, session, query)),
    serve(listAuditActors, ({ session: { companyId }, query }) => listActors(db, companyId, query)),
    serve(verifyAuditLog, ({ session: { companyId } }) => verifyEvents(db, companyId)),
    serve(exportAuditLog, ({ c, query }) => auditExport(db, slots, c, query)),
  ];
}

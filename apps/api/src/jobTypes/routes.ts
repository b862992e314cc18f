import {
  createJobRole,
  createJobType,
  listJobRoles,
  listJobTypes,
  renameJobRole,
  retireJobRole,
  retireJobType,
  updateJobType,
} from '@derrick/domain/jobTypes';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { ratesForbidden } from './failures.ts';
import { findJobRole, findJobType, jobRoles, jobTypes } from './lists.ts';
import { messages } from './messages.ts';
import { addJobRole, addJobType, changeJobRole, changeJobType, retire } from './store.ts';

const serve = serveWith(messages);

/** Allows what an hour costs to be seen. */
const mayKnowRates = (session: Session) => hasPermission(session, 'prices:read');

/** @throws {ApiFailure} 403 if a rate is given and the caller may not set rates */
function checkRate(session: Session, { hourlyRateCents }: { hourlyRateCents?: number | undefined }): void {
  if (hourlyRateCents !== undefined && !hasPermission(session, 'rates:write')) throw ratesForbidden();
}

export const jobTypeRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(listJobTypes, ({ session, query }) =>
    jobTypes(db, session.companyId, query, { hasRates: mayKnowRates(session) }),
  ),
  serve(createJobType, async ({ session, body, unit }) => {
    checkRate(session, body);
    const id = await addJobType(unit, session.companyId, body);
    return findJobType(unit.trx, session.companyId, id, { hasRates: mayKnowRates(session) });
  }),
  serve(updateJobType, async ({ session, params: { id }, body, unit }) => {
    checkRate(session, body);
    await changeJobType(unit, session, id, body);
    return findJobType(unit.trx, session.companyId, id, { hasRates: mayKnowRates(session) });
  }),
  serve(retireJobType, async ({ session: { companyId }, params: { id }, unit }) => {
    await retire(unit, 'job_types', companyId, id);
    return { id };
  }),

  serve(listJobRoles, ({ session: { companyId }, query }) => jobRoles(db, companyId, query)),
  serve(createJobRole, async ({ session: { companyId }, body, unit }) => {
    const id = await addJobRole(unit, companyId, body);
    return findJobRole(unit.trx, companyId, id);
  }),
  serve(renameJobRole, async ({ session: { companyId }, params: { id }, body, unit }) => {
    await changeJobRole(unit, companyId, id, body.name);
    return findJobRole(unit.trx, companyId, id);
  }),
  serve(retireJobRole, async ({ session: { companyId }, params: { id }, unit }) => {
    await retire(unit, 'job_roles', companyId, id);
    return { id };
  }),
];

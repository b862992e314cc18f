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
import { permissionsOf } from '@derrick/domain/permissions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { type Route, serve } from '../platform/serve.ts';
import { findJobRole, findJobType, jobRoles, jobTypes } from './lists.ts';
import { addJobRole, addJobType, changeJobRole, changeJobType, retire } from './store.ts';

/** Serves `/job-type` and `/job-role`. */
export const jobTypeRoutes = ({ db }: { db: Kysely<Database> }): Route[] => [
  serve(listJobTypes, ({ session: { companyId, role }, query }) => {
    // Whoever gives levels to people looks after them, and knows what their hours cost.
    const hasRates = permissionsOf(role).includes('technicians:write');
    return jobTypes(db, companyId, query, { hasRates });
  }),
  serve(createJobType, async ({ session: { companyId }, body, unit }) => {
    const id = await addJobType(unit, companyId, body);
    return findJobType(unit.trx, companyId, id);
  }),
  serve(updateJobType, async ({ session: { companyId }, params: { id }, body, unit }) => {
    await changeJobType(unit, companyId, id, body);
    return findJobType(unit.trx, companyId, id);
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

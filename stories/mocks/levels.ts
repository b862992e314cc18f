import {
  createJobRole,
  createJobType,
  type JobRole,
  type JobType,
  listJobRoles,
  listJobTypes,
  renameJobRole,
  retireJobRole,
  retireJobType,
  updateJobType,
} from '@derrick/domain/jobTypes';
import { type HttpHandler, http } from 'msw';
import { mock } from './mock.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { jobRoles, levels, retiredLevels } from './peopleFixtures.ts';
import { api, failure, never } from './replies.ts';

interface Named {
  id: string;
  name: string;
  isRetired?: boolean | undefined;
}

const notFound = () => failure(404, 'NOT_FOUND', 'Not found');
const broken = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');
const nameTaken = () => failure(409, 'CONFLICT', 'This name is already in use', { name: 'nameTaken' });
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

interface NamedQuery {
  pageNumber: number;
  pageSize: number;
  search?: string | undefined;
  withRetired: boolean;
}

/** Returns the items that match a query, sorted by name. */
const listed = <Item extends Named>(items: readonly Item[], query: NamedQuery) =>
  pageOf(
    items
      .filter(
        ({ isRetired, name }) =>
          (query.withRetired || !isRetired) &&
          normalizeForSearch(name).includes(normalizeForSearch(query.search ?? '')),
      )
      .sort((a, b) => a.name.localeCompare(b.name)),
    query,
  );

/** Replaces an item, or adds it if it is new. */
const withItem = <Item extends Named>(items: readonly Item[], item: Item) => [
  ...items.filter(({ id }) => id !== item.id),
  item,
];

const current = <Item extends Named>(items: readonly Item[], id: string) =>
  items.find((item) => item.id === id && !item.isRetired);

interface LevelOptions {
  all?: readonly JobType[];
  retired?: readonly JobType[];
}

/** Answers requests for levels. Changes are stored. */
function levelCalls({ all = levels, retired = retiredLevels }: LevelOptions): HttpHandler[] {
  let types: JobType[] = [...all, ...retired];
  const saveLevel = (level: JobType) => {
    types = withItem(types, level);
    return level;
  };
  return [
    mock(listJobTypes, ({ query }) => listed(types, query)),
    mock(createJobType, ({ body }) => {
      const existing = types.find(({ name }) => isSame(name, body.name));
      if (existing && !existing.isRetired) return nameTaken();
      return saveLevel({
        hourlyRateCents: 0,
        ...existing,
        ...body,
        id: existing?.id ?? storyId(7, 900 + types.length),
        isRetired: undefined,
      });
    }),
    mock(updateJobType, ({ params, body }) => {
      const level = current(types, params.id);
      if (!level) return notFound();
      const isTaken = types.some(({ id, name }) => id !== level.id && isSame(name, body.name ?? ''));
      return isTaken ? nameTaken() : saveLevel({ ...level, ...body, name: body.name ?? level.name });
    }),
    mock(retireJobType, ({ params }) => {
      const level = current(types, params.id);
      if (!level) return notFound();
      saveLevel({ ...level, isRetired: true });
      return { id: level.id };
    }),
  ];
}

/** Answers requests for the roles of levels. Changes are stored. */
function roleCalls(): HttpHandler[] {
  let roles: JobRole[] = [...jobRoles];
  const saveRole = (role: JobRole) => {
    roles = withItem(roles, role);
    return role;
  };
  const rolesOf = (jobTypeId: string | undefined) => roles.filter((role) => role.jobTypeId === jobTypeId);
  return [
    mock(listJobRoles, ({ query }) => listed(rolesOf(query.jobTypeId), query)),
    mock(createJobRole, ({ body }) => {
      const existing = rolesOf(body.jobTypeId).find(({ name }) => isSame(name, body.name));
      if (existing && !existing.isRetired) return nameTaken();
      return saveRole({ id: existing?.id ?? storyId(8, 900 + roles.length), ...body });
    }),
    mock(renameJobRole, ({ params, body }) => {
      const role = current(roles, params.id);
      if (!role) return notFound();
      const isTaken = rolesOf(role.jobTypeId).some(
        ({ id, name }) => id !== role.id && isSame(name, body.name),
      );
      return isTaken ? nameTaken() : saveRole({ ...role, name: body.name });
    }),
    mock(retireJobRole, ({ params }) => {
      const role = current(roles, params.id);
      if (!role) return notFound();
      saveRole({ ...role, isRetired: true });
      return { id: role.id };
    }),
  ];
}

const ready = (options: LevelOptions = {}) => [...levelCalls(options), ...roleCalls()];

const refusesChanges = (answer: Parameters<typeof http.all>[1]) =>
  (['post', 'put', 'delete'] as const).flatMap((method) =>
    ['job-type', 'job-type/:id', 'job-role', 'job-role/:id'].map((path) => http[method](api(path), answer)),
  );

/** Handlers for the states of levels and their roles. */
export const levelHandlers = {
  ready,
  empty: () => ready({ all: [], retired: [] }),
  pending: () => [mock(listJobTypes, never), ...ready()],
  fail: () => [mock(listJobTypes, broken, { once: true }), ...ready()],
  rolesFail: () => [mock(listJobRoles, broken, { once: true }), ...ready()],
  changesPending: () => [...refusesChanges(never), ...ready()],
  changesFail: () => [...refusesChanges(broken), ...ready()],
};

import { fieldErrors, parsePageQuery } from '@derrick/domain/http';
import {
  type JobRole,
  type JobType,
  jobRoleChangesStruct,
  jobTypeChangesStruct,
  newJobRoleStruct,
  newJobTypeStruct,
} from '@derrick/domain/jobTypes';
import type { Manager } from '@derrick/domain/managers';
import {
  type AccountStatus,
  managerChangesStruct,
  newManagerStruct,
  newTechnicianStruct,
  type PersonQuery,
  parsePersonQuery,
  statusChangeStruct,
  technicianChangesStruct,
} from '@derrick/domain/people';
import type { Technician } from '@derrick/domain/technicians';
import { delay, type HttpHandler, http } from 'msw';
import type { StructError } from 'superstruct';
import { storyId } from './people.ts';
import { jobRoles, levels, managers, people, retiredLevels } from './peopleFixtures.ts';
import { api, failure, never, noReply, success } from './replies.ts';

type Person = Manager & Partial<Technician>;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const digits = (text: string) => text.replace(/\D/g, '');

function isFound({ fullname, email, phone }: Person, search: string): boolean {
  const number = digits(search);
  return (
    [fullname, email ?? ''].some((text) => plain(text).includes(plain(search))) ||
    (number !== '' && digits(phone ?? '').includes(number))
  );
}

const ranks: readonly AccountStatus[] = ['ACTIVE', 'DEACTIVE', 'PENDING'];
const rank = ({ status }: Person) => (status ? ranks.indexOf(status) : ranks.length);

function page<Item>(
  items: readonly Item[],
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const count = items.length;
  const pagination = { count, pageCount: Math.ceil(count / pageSize), pageNumber, pageSize };
  return { data: items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), meta: { pagination } };
}

function ordered(all: readonly Person[], { search = '', sort }: PersonQuery) {
  const way = sort === '-status' ? -1 : 1;
  return all
    .filter((one) => isFound(one, search))
    .sort((a, b) => (sort ? way * (rank(a) - rank(b)) : 0) || a.fullname.localeCompare(b.fullname));
}

type Read<T> = [StructError, undefined] | [undefined, T];

interface Typed {
  fullname?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  jobTypeId?: string | undefined;
  jobRoleId?: string | undefined;
}

const changed = (person: Person, changes: Typed): Person => ({
  ...person,
  fullname: changes.fullname ?? person.fullname,
  email: changes.email ?? person.email,
  phone: changes.phone ?? person.phone,
  jobTypeId: changes.jobTypeId ?? person.jobTypeId ?? null,
  jobRoleId: changes.jobRoleId ?? person.jobRoleId ?? null,
});

interface Kind {
  one: string;
  list: string;
  statistics: string;
  all: readonly Person[];
  counts: (total: number, active: number, pending: number) => object;
  create: (body: unknown) => Read<Typed & { fullname: string; password?: string | undefined }>;
  changes: (body: unknown) => Read<Typed>;
}

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';
const notFound = () => failure(404, 'NOT_FOUND', 'Not found');

function roomHandlers(kind: Kind) {
  interface Options {
    all?: readonly Person[];
    /** How long every answer takes. */
    delayMs?: number;
  }

  /** Answers every call of the room from one list, which is really paged, searched, ordered and changed. */
  function ready({ all = kind.all, delayMs = 0 }: Options = {}): HttpHandler[] {
    let room = [...all];
    const pause = () => (delayMs > 0 ? delay(delayMs) : undefined);
    const find = (id: string) => room.find((one) => one.id === id);
    const put = (person: Person) => {
      room = room.map((one) => (one.id === person.id ? person : one));
      return success(person);
    };
    const isTaken = (email: string | null | undefined, id?: string) =>
      email && room.some((one) => one.id !== id && one.email?.toLowerCase() === email);
    const taken = () =>
      failure(409, 'CONFLICT', 'This e-mail address is already in use', { email: 'emailTaken' });

    return [
      http.get(api(kind.list), async ({ request }) => {
        await pause();
        const query = parsePersonQuery(new URL(request.url).searchParams);
        return success(page(ordered(room, query), query));
      }),
      http.get(api(kind.statistics), async () => {
        await pause();
        const count = (status: AccountStatus) => room.filter((one) => one.status === status).length;
        return success(kind.counts(room.length, count('ACTIVE'), count('PENDING')));
      }),
      http.post(api(kind.one), async ({ request }) => {
        await pause();
        const [error, input] = kind.create(await request.json());
        if (error) return failure(400, 'VALIDATION_FAILED', 'Check the fields', fieldErrors(error));
        if (isTaken(input.email)) return taken();
        const { password, fullname, email = null, phone = null, jobTypeId = null, jobRoleId = null } = input;
        const person: Person = {
          fullname,
          email,
          phone,
          jobTypeId,
          jobRoleId,
          photo: null,
          createdAt: null,
          updatedAt: null,
          id: storyId(2, 900 + room.length),
          status: password ? 'ACTIVE' : 'PENDING',
          needsLink: !password,
        };
        room = [...room, person];
        return success(person, 201);
      }),
      http.put<{ id: string }>(api(`${kind.one}/toggle-active/:id`), async ({ request, params }) => {
        await pause();
        const person = find(params.id);
        const { status } = statusChangeStruct.create(await request.json());
        return person ? put({ ...person, status: status === 'active' ? 'ACTIVE' : 'DEACTIVE' }) : notFound();
      }),
      http.get<{ id: string }>(api(`${kind.one}/:id`), async ({ params }) => {
        await pause();
        const person = find(params.id);
        return person ? success(person) : notFound();
      }),
      http.put<{ id: string }>(api(`${kind.one}/:id`), async ({ request, params }) => {
        await pause();
        const person = find(params.id);
        const [error, changes] = kind.changes(await request.json());
        if (error) return failure(400, 'VALIDATION_FAILED', 'Check the fields', fieldErrors(error));
        if (isTaken(changes.email, params.id)) return taken();
        return person ? put(changed(person, changes)) : notFound();
      }),
      http.delete<{ id: string }>(api(`${kind.one}/:id`), async ({ params }) => {
        await pause();
        if (!find(params.id)) return notFound();
        room = room.filter(({ id }) => id !== params.id);
        return success({ id: params.id });
      }),
      http.post<{ id: string }>(api(`${kind.one}/:id/invitation`), async ({ params }) => {
        await pause();
        const person = find(params.id);
        return person ? success({ id: person.id, by: person.email ? 'email' : 'phone' }) : notFound();
      }),
      http.post<{ id: string }>(api(`${kind.one}/:id/invitation/link`), async ({ params }) => {
        await pause();
        return find(params.id)
          ? success(
              {
                link: 'https://derrick.test/verify?token=story-link-token',
                expiresAt: '2026-11-28T12:00:00.000Z',
              },
              201,
            )
          : notFound();
      }),
      http.delete<{ id: string }>(api(`${kind.one}/:id/invitation`), async ({ params }) => {
        await pause();
        return find(params.id) ? success({ id: params.id }) : notFound();
      }),
    ];
  }

  const everyCall = (answer: Parameters<typeof http.all>[1]) => [
    http.all(api(kind.list), answer),
    http.all(api(kind.statistics), answer),
    http.all(api(kind.one), answer),
    http.all(api(`${kind.one}/*`), answer),
  ];
  const refuse =
    (message: string, status = 409, code = 'CONFLICT', errors?: Record<string, string>) =>
    () =>
      failure(status, code, message, errors);

  return {
    ready,
    empty: () => ready({ all: [] }),
    slow: (delayMs = 1500) => ready({ delayMs }),
    /** No answer ever: the first load. */
    pending: () => everyCall(never),
    serverError: (message = SERVER_ERROR) => everyCall(refuse(message, 500, 'INTERNAL')),
    noReply: () => everyCall(noReply),
    /** The list fails once; asked again, it is there. */
    recovers: () => [
      http.get(api(kind.list), refuse(SERVER_ERROR, 500, 'INTERNAL'), { once: true }),
      http.get(api(`${kind.one}/:id`), refuse(SERVER_ERROR, 500, 'INTERNAL'), { once: true }),
      ...ready(),
    ],
    /** Fails and says nothing: the screen has words of its own. */
    silent: () => everyCall(() => new Response(null, { status: 500 })),
    statisticsFail: (message = 'Statistics are being rebuilt') => [
      http.get(api(kind.statistics), refuse(message, 500, 'INTERNAL')),
      ...ready(),
    ],
    nextPagePending: () => [
      http.get(api(kind.list), ({ request }) => (request.url.includes('pageNumber=1') ? undefined : never())),
      ...ready(),
    ],
    statusFails: (message = 'The server has no room for this now', delayMs = 300) => [
      http.put(api(`${kind.one}/toggle-active/:id`), async () => {
        await delay(delayMs);
        return failure(503, 'UNAVAILABLE', message);
      }),
      ...ready(),
    ],
    statusPending: () => [http.put(api(`${kind.one}/toggle-active/:id`), never), ...ready()],
    deleteFails: (message = 'They have open tickets') => [
      http.delete(api(`${kind.one}/:id`), refuse(message)),
      ...ready(),
    ],
    /** Deletes all but these. */
    deleteRefused: (ids: readonly string[], message = 'They have open tickets', delayMs = 300) => [
      http.delete<{ id: string }>(api(`${kind.one}/:id`), async ({ params }) => {
        await delay(delayMs);
        return ids.includes(params.id) ? failure(409, 'CONFLICT', message) : undefined;
      }),
      ...ready(),
    ],
    invitationFails: (message = 'This person has accepted the invitation already') => [
      http.post(api(`${kind.one}/:id/invitation`), refuse(message)),
      http.post(api(`${kind.one}/:id/invitation/link`), refuse(message)),
      http.delete(api(`${kind.one}/:id/invitation`), refuse(message)),
      ...ready(),
    ],
    createFails: (message = 'The SMS gateway does not answer') => [
      http.post(api(kind.one), refuse(message, 502, 'GATEWAY')),
      ...ready(),
    ],
    createSilent: () => [http.post(api(kind.one), () => new Response(null, { status: 500 })), ...ready()],
    createPending: () => [http.post(api(kind.one), never), ...ready()],
    updatePending: () => [http.put(api(`${kind.one}/:id`), never), ...ready()],
    updateFails: (message = SERVER_ERROR) => [
      http.put(api(`${kind.one}/:id`), refuse(message, 500, 'INTERNAL')),
      ...ready(),
    ],
    updateSilent: () => [
      http.put(api(`${kind.one}/:id`), () => new Response(null, { status: 500 })),
      ...ready(),
    ],
  };
}

/** Are the states of the technicians' screens. Each makes fresh handlers: `msw.use(...technicianHandlers.ready())`. */
export const technicianHandlers = roomHandlers({
  one: 'users/technician',
  list: 'users/load/technicians',
  statistics: 'users/load/technician/stats',
  all: people,
  counts: (totalTechnicians, activeTechnicians, pendingInvitations) => ({
    totalTechnicians,
    activeTechnicians,
    pendingInvitations,
  }),
  create: (body) => newTechnicianStruct.validate(body, { coerce: true }),
  changes: (body) => technicianChangesStruct.validate(body, { coerce: true }),
});

/** Are the states of the managers' screens. */
export const managerHandlers = roomHandlers({
  one: 'users/manager',
  list: 'users/load/managers',
  statistics: 'users/load/manager/stats',
  all: managers,
  counts: (totalManagers, activeManagers, pendingInvitations) => ({
    totalManagers,
    activeManagers,
    pendingInvitations,
  }),
  create: (body) => newManagerStruct.validate(body, { coerce: true }),
  changes: (body) => managerChangesStruct.validate(body, { coerce: true }),
});

interface Named {
  id: string;
  name: string;
  isRetired?: boolean | undefined;
}

const nameTaken = () => failure(409, 'CONFLICT', 'This name is already in use', { name: 'nameTaken' });
const invalid = (error: StructError) =>
  failure(400, 'VALIDATION_FAILED', 'Check the fields', fieldErrors(error));

/** Lists what is asked for, in the order of names. */
function listOf(items: readonly Named[], url: URL) {
  const { searchParams: params } = url;
  const withRetired = params.get('withRetired') === 'true';
  const query = parsePageQuery(params);
  const { search = '' } = query;
  const found = items
    .filter(({ isRetired, name }) => (withRetired || !isRetired) && plain(name).includes(plain(search)))
    .sort((a, b) => a.name.localeCompare(b.name));
  return success(page(found, query));
}

/** Answers with the levels and their roles, which are really made, renamed and retired. */
function levelsReady({
  all = levels,
  retired = retiredLevels,
}: {
  all?: readonly JobType[];
  retired?: readonly JobType[];
} = {}): HttpHandler[] {
  let types: JobType[] = [...all, ...retired];
  let roles: JobRole[] = [...jobRoles];
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const put = (level: JobType, status = 200) => {
    types = [...types.filter(({ id }) => id !== level.id), level];
    return success(level, status);
  };
  const putRole = (role: JobRole, status = 200) => {
    roles = [...roles.filter(({ id }) => id !== role.id), role];
    return success(role, status);
  };
  return [
    http.get(api('job-type'), ({ request }) => listOf(types, new URL(request.url))),
    http.post(api('job-type'), async ({ request }) => {
      const [error, input] = newJobTypeStruct.validate(await request.json(), { coerce: true });
      if (error) return invalid(error);
      const known = types.find(({ name }) => isSame(name, input.name));
      if (known && !known.isRetired) return nameTaken();
      return put(
        { ...known, ...input, id: known?.id ?? storyId(7, 900 + types.length), isRetired: undefined },
        201,
      );
    }),
    http.put<{ id: string }>(api('job-type/:id'), async ({ request, params }) => {
      const [error, changes] = jobTypeChangesStruct.validate(await request.json(), { coerce: true });
      if (error) return invalid(error);
      const level = types.find(({ id }) => id === params.id);
      if (!level || level.isRetired) return notFound();
      if (types.some(({ id, name }) => id !== level.id && isSame(name, changes.name ?? '')))
        return nameTaken();
      return put({ ...level, ...changes, name: changes.name ?? level.name });
    }),
    http.delete<{ id: string }>(api('job-type/:id'), ({ params }) => {
      const level = types.find(({ id }) => id === params.id);
      if (!level || level.isRetired) return notFound();
      put({ ...level, isRetired: true });
      return success({ id: level.id });
    }),
    http.get(api('job-role'), ({ request }) => {
      const url = new URL(request.url);
      const jobTypeId = url.searchParams.get('jobTypeId');
      url.searchParams.delete('jobTypeId');
      return listOf(
        roles.filter((role) => role.jobTypeId === jobTypeId),
        url,
      );
    }),
    http.post(api('job-role'), async ({ request }) => {
      const [error, input] = newJobRoleStruct.validate(await request.json(), { coerce: true });
      if (error) return invalid(error);
      const known = roles.find((role) => role.jobTypeId === input.jobTypeId && isSame(role.name, input.name));
      if (known && !known.isRetired) return nameTaken();
      return putRole({ id: known?.id ?? storyId(8, 900 + roles.length), ...input }, 201);
    }),
    http.put<{ id: string }>(api('job-role/:id'), async ({ request, params }) => {
      const [error, { name } = { name: '' }] = jobRoleChangesStruct.validate(await request.json(), {
        coerce: true,
      });
      if (error) return invalid(error);
      const role = roles.find(({ id }) => id === params.id);
      if (!role || role.isRetired) return notFound();
      const others = roles.filter(({ id, jobTypeId }) => id !== role.id && jobTypeId === role.jobTypeId);
      return others.some((other) => isSame(other.name, name)) ? nameTaken() : putRole({ ...role, name });
    }),
    http.delete<{ id: string }>(api('job-role/:id'), ({ params }) => {
      const role = roles.find(({ id }) => id === params.id);
      if (!role || role.isRetired) return notFound();
      putRole({ ...role, isRetired: true });
      return success({ id: role.id });
    }),
  ];
}

const refusesChanges = (answer: Parameters<typeof http.all>[1]) =>
  (['post', 'put', 'delete'] as const).flatMap((method) =>
    ['job-type', 'job-type/:id', 'job-role', 'job-role/:id'].map((path) => http[method](api(path), answer)),
  );
const broken = () => failure(500, 'INTERNAL', SERVER_ERROR);

/** Are the states of levels and their roles. */
export const levelHandlers = {
  ready: levelsReady,
  empty: () => levelsReady({ all: [], retired: [] }),
  /** No answer ever. */
  pending: () => [http.get(api('job-type'), never), ...levelsReady()],
  fail: () => [http.get(api('job-type'), broken, { once: true }), ...levelsReady()],
  rolesFail: () => [http.get(api('job-role'), broken, { once: true }), ...levelsReady()],
  changesPending: () => [...refusesChanges(never), ...levelsReady()],
  changesFail: () => [...refusesChanges(broken), ...levelsReady()],
};

import { sendConfirmation } from '@derrick/domain/auth';
import { getManagerStatistics, listManagers, managerEndpoints } from '@derrick/domain/managers';
import type { AccountStatus, PersonQuery } from '@derrick/domain/people';
import {
  getTechnicianStatistics,
  listTechnicians,
  type Technician,
  technicianEndpoints,
} from '@derrick/domain/technicians';
import { delay, type HttpHandler, http } from 'msw';
import { mock } from './mock.ts';
import { ownPassword } from './ownAccountFixtures.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { managers, people } from './peopleFixtures.ts';
import { changed, newPerson, withPendingEmail } from './personChanges.ts';
import { api, failure, never, noReply } from './replies.ts';

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';

const digits = (text: string) => text.replace(/\D/g, '');

function isFound({ fullname, email, phone }: Technician, search: string): boolean {
  const number = digits(search);
  return (
    [fullname, email ?? ''].some((text) => normalizeForSearch(text).includes(normalizeForSearch(search))) ||
    (number !== '' && digits(phone ?? '').includes(number))
  );
}

const ranks: readonly AccountStatus[] = ['ACTIVE', 'DEACTIVE', 'PENDING'];
const rank = ({ status }: Technician) => (status ? ranks.indexOf(status) : ranks.length);

function ordered(all: readonly Technician[], { search = '', statuses, sort }: PersonQuery) {
  const direction = sort === '-status' ? -1 : 1;
  return all
    .filter((person) => isFound(person, search))
    .filter(({ status }) => statuses.length === 0 || (status && statuses.includes(status)))
    .sort((a, b) => (sort ? direction * (rank(a) - rank(b)) : 0) || a.fullname.localeCompare(b.fullname));
}

interface Kind {
  list: typeof listTechnicians | typeof listManagers;
  statistics: typeof getTechnicianStatistics | typeof getManagerStatistics;
  endpoints: typeof technicianEndpoints | typeof managerEndpoints;
  all: readonly Technician[];
}

interface PeopleOptions {
  all?: readonly Technician[];
  /** Delay of every reply in ms. */
  delayMs?: number;
}

const notFound = () => failure(404, 'NOT_FOUND', 'Not found');
const emailTaken = () =>
  failure(409, 'CONFLICT', 'This email address is already in use', { email: 'emailTaken' });

const everyCall = ({ list, statistics, endpoints }: Kind, answer: Parameters<typeof http.all>[1]) =>
  [list.path, statistics.path, endpoints.create.path, `${endpoints.create.path}/*`].map((path) =>
    http.all(api(path.slice(1)), answer),
  );

/** Answers all requests for technicians or managers from one list, with paging, search, sorting and changes. */
function peopleCalls(kind: Kind, { all = kind.all, delayMs = 0 }: PeopleOptions): HttpHandler[] {
  const { list, statistics, endpoints } = kind;
  let saved = [...all];
  const find = (id: string) => saved.find((person) => person.id === id);
  const savePerson = (person: Technician) => {
    saved = saved.map((current) => (current.id === person.id ? person : current));
    return person;
  };
  const setRevoked = (id: string, isInvitationRevoked: boolean) => {
    const person = find(id);
    return person && savePerson({ ...person, isInvitationRevoked });
  };
  const isTaken = (email: string | undefined, id?: string) =>
    email !== undefined && saved.some((person) => person.id !== id && person.email?.toLowerCase() === email);
  const count = (status: AccountStatus) => saved.filter((person) => person.status === status).length;
  const idOf = (id: string) => (find(id) ? { id } : notFound());

  return [
    ...everyCall(kind, async () => {
      if (delayMs > 0) await delay(delayMs);
    }),
    mock(list, ({ query }) => pageOf(ordered(saved, query), query)),
    mock(statistics, () => ({
      totalTechnicians: saved.length,
      activeTechnicians: count('ACTIVE'),
      totalManagers: saved.length,
      activeManagers: count('ACTIVE'),
      pendingInvitations: count('PENDING'),
    })),
    mock(endpoints.create, ({ body }) => {
      if (isTaken(body.email)) return emailTaken();
      const person = newPerson(storyId(2, 900 + saved.length), body);
      saved = [...saved, person];
      return person;
    }),
    mock(endpoints.setStatus, ({ params, body }) => {
      const person = find(params.id);
      return person
        ? savePerson({ ...person, status: body.status === 'active' ? 'ACTIVE' : 'DEACTIVE' })
        : notFound();
    }),
    mock(endpoints.get, ({ params }) => find(params.id) ?? notFound()),
    mock(endpoints.update, ({ params, body }) => {
      const person = find(params.id);
      if (!person) return notFound();
      if (!person.needsLink) return savePerson(withPendingEmail(person, body));
      return isTaken(body.email, params.id) ? emailTaken() : savePerson(changed(person, body));
    }),
    mock(endpoints.remove, ({ params }) => {
      const reply = idOf(params.id);
      saved = saved.filter(({ id }) => id !== params.id);
      return reply;
    }),
    mock(endpoints.resendInvitation, ({ params }) => {
      const person = setRevoked(params.id, false);
      const by: 'email' | 'phone' = person?.email ? 'email' : 'phone';
      return person ? { id: person.id, by } : notFound();
    }),
    mock(endpoints.copyInvitationLink, ({ params }) =>
      setRevoked(params.id, false)
        ? {
            link: 'https://derrick.test/verify?token=story-link-token',
            expiresAt: '2026-11-28T12:00:00.000Z',
          }
        : notFound(),
    ),
    mock(endpoints.revokeInvitation, ({ params }) => {
      setRevoked(params.id, true);
      return idOf(params.id);
    }),
    mock(endpoints.resetSecondFactor, ({ params: { id }, body }) => {
      const person = find(id);
      if (!person) return notFound();
      if (body.password !== ownPassword) {
        return failure(400, 'VALIDATION_FAILED', 'Some values are not valid', { password: 'passwordWrong' });
      }
      savePerson({ ...person, hasSecondFactor: false });
      return { id };
    }),
  ];
}

function statesOf(kind: Kind) {
  const { list, statistics, endpoints } = kind;
  const ready = (options: PeopleOptions = {}) => peopleCalls(kind, options);
  const refuse =
    (message: string, status = 409, code = 'CONFLICT', errors?: Record<string, string>) =>
    () =>
      failure(status, code, message, errors);
  const silent = () => new Response(null, { status: 500 });

  return {
    ready,
    empty: () => ready({ all: [] }),
    slow: (delayMs = 1500) => ready({ delayMs }),
    pending: () => everyCall(kind, never),
    serverError: (message = SERVER_ERROR) => everyCall(kind, refuse(message, 500, 'INTERNAL')),
    noReply: () => everyCall(kind, noReply),
    /** The list fails to load once and succeeds afterwards. */
    recovers: () => [
      mock(list, refuse(SERVER_ERROR, 500, 'INTERNAL'), { once: true }),
      mock(endpoints.get, refuse(SERVER_ERROR, 500, 'INTERNAL'), { once: true }),
      ...ready(),
    ],
    /** Fails without a message, so that the page shows its own. */
    silent: () => everyCall(kind, silent),
    statisticsFail: (message = 'Statistics are being rebuilt') => [
      mock(statistics, refuse(message, 500, 'INTERNAL')),
      ...ready(),
    ],
    nextPagePending: () => [
      mock(list, ({ query }) => (query.pageNumber === 1 ? undefined : never())),
      ...ready(),
    ],
    statusFails: (message = 'The server has no room for this now', delayMs = 300) => [
      mock(endpoints.setStatus, async () => {
        await delay(delayMs);
        return failure(503, 'UNAVAILABLE', message);
      }),
      ...ready(),
    ],
    statusPending: () => [mock(endpoints.setStatus, never), ...ready()],
    deleteFails: (message = 'They have open tickets') => [
      mock(endpoints.remove, refuse(message)),
      ...ready(),
    ],
    /** Rejects the deletion of these ids and deletes all others. */
    deleteRefused: (ids: readonly string[], message = 'They have open tickets', delayMs = 300) => [
      mock(endpoints.remove, async ({ params }) => {
        await delay(delayMs);
        return ids.includes(params.id) ? failure(409, 'CONFLICT', message) : undefined;
      }),
      ...ready(),
    ],
    invitationFails: (message = 'This user has already accepted the invitation') => [
      mock(endpoints.resendInvitation, refuse(message)),
      mock(endpoints.copyInvitationLink, refuse(message)),
      mock(endpoints.revokeInvitation, refuse(message)),
      ...ready(),
    ],
    createFails: (message = 'The SMS gateway does not answer') => [
      mock(endpoints.create, refuse(message, 502, 'GATEWAY')),
      ...ready(),
    ],
    /** The company is new and has not confirmed its email address. Requesting the link again succeeds. */
    unconfirmed: () => [
      mock(endpoints.create, () =>
        failure(403, 'EMAIL_UNCONFIRMED', 'Please confirm your email address first'),
      ),
      mock(sendConfirmation, () => ({ email: 'olga@permian.test' })),
      ...ready(),
    ],
    createSilent: () => [mock(endpoints.create, silent), ...ready()],
    createPending: () => [mock(endpoints.create, never), ...ready()],
    updatePending: () => [mock(endpoints.update, never), ...ready()],
    updateFails: (message = SERVER_ERROR) => [
      mock(endpoints.update, refuse(message, 500, 'INTERNAL')),
      ...ready(),
    ],
    updateForbidden: () => [
      mock(endpoints.update, refuse('You are not allowed to do this', 403, 'FORBIDDEN')),
      ...ready(),
    ],
    factorResetFails: (options: PeopleOptions) => [
      mock(endpoints.resetSecondFactor, refuse(SERVER_ERROR, 500, 'INTERNAL')),
      ...ready(options),
    ],
    updateSilent: () => [mock(endpoints.update, silent), ...ready()],
  };
}

/**
 * Handlers for the states of the technician screens. Each call creates new handlers:
 * `msw.use(...technicianHandlers.ready())`.
 */
export const technicianHandlers = statesOf({
  list: listTechnicians,
  statistics: getTechnicianStatistics,
  endpoints: technicianEndpoints,
  all: people,
});

/** Handlers for the states of the manager screens. */
export const managerHandlers = statesOf({
  list: listManagers,
  statistics: getManagerStatistics,
  endpoints: managerEndpoints,
  all: managers.map((manager) => ({ ...manager, jobTypeId: null, jobRoleId: null })),
});

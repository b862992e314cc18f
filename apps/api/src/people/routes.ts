import { getManagerStatistics, listManagers, managerEndpoints } from '@derrick/domain/managers';
import {
  adminEndpoints,
  factorResetError,
  listAdmins,
  listEverybody,
  type ManagerChanges,
  type NewManager,
  type NewTechnician,
  type Person,
  type peopleEndpoints,
  type peopleList,
  superAdminEndpoints,
  type TechnicianChanges,
} from '@derrick/domain/people';
import { permissionsOf } from '@derrick/domain/permissions';
import { getTechnicianStatistics, listTechnicians, technicianEndpoints } from '@derrick/domain/technicians';
import type { Kysely } from 'kysely';
import { requirePassword } from '../account/index.ts';
import { type AuthParts, newPasswordField } from '../auth/index.ts';
import { checkMailDomain, languageOfCompany } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { notFound } from '../platform/failures.ts';
import { pageReply } from '../platform/listing.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { changePerson, changeStatus, removePerson, resetSecondFactor } from './change.ts';
import { createPerson } from './create.ts';
import { failure } from './failures.ts';
import { copyInvitationLink, resendInvitation, revokeInvitation } from './invitations.ts';
import { type AccountKind, accountKinds, admins, managers, superAdmins, technicians } from './kinds.ts';
import { messages } from './messages.ts';
import { countPeople, findPerson, listPeople } from './store.ts';

const serve = serveWith(messages);

/** The calls that every kind of people has. */
type PersonEndpoints = ReturnType<
  typeof peopleEndpoints<string, NewTechnician | NewManager, TechnicianChanges | ManagerChanges, Person>
>;

/** Creates the routes of `/users/load/…`: lists of users and their statistics. */
function listRoutes({ db }: AuthParts): Route[] {
  const list = (
    endpoint: ReturnType<typeof peopleList<string, Person>>,
    listedKinds: readonly AccountKind[],
  ) =>
    serve(endpoint, async ({ session: { companyId, role }, query }) => {
      const readable = listedKinds.filter(({ read }) => permissionsOf(role).includes(read));
      const { data, count } = await listPeople(db, companyId, readable, query);
      return pageReply(data, count, query);
    });
  return [
    list(listTechnicians, [technicians]),
    list(listManagers, [managers]),
    list(listAdmins, [admins]),
    list(listEverybody, accountKinds),
    serve(getTechnicianStatistics, async ({ session: { companyId } }) => {
      const { total, active, pending } = await countPeople(db, companyId, technicians);
      return { totalTechnicians: total, activeTechnicians: active, pendingInvitations: pending };
    }),
    serve(getManagerStatistics, async ({ session: { companyId } }) => {
      const { total, active, pending } = await countPeople(db, companyId, managers);
      return { totalManagers: total, activeManagers: active, pendingInvitations: pending };
    }),
  ];
}

async function readPerson(db: Kysely<Database>, companyId: string, kind: AccountKind, id: string) {
  const person = await findPerson(db, companyId, kind, id);
  if (!person) throw notFound();
  return person;
}

/** Counts a new address that the user must confirm. A user without a password needs no confirmation. */
async function countEmailChange(
  { db, limits }: AuthParts,
  { companyId, userId: askerId }: Session,
  kind: AccountKind,
  personId: string,
  { email }: TechnicianChanges | ManagerChanges,
): Promise<void> {
  if (email === undefined) return;
  const person = await findPerson(db, companyId, kind, personId);
  if (!person || person.needsLink || email === person.email) return;
  await limits.emailChange({ companyId, askerId, personId, email });
}

/** Creates the routes for adding, changing and deleting users of one kind. */
function personRoutes(parts: AuthParts, endpoints: PersonEndpoints, kind: AccountKind): Route[] {
  const { db, sessions, passwords, passwordMinLength, limits } = parts;
  const password = newPasswordField('password', passwordMinLength);
  const forget = (ended: readonly string[]) => {
    for (const familyId of ended) sessions.forget(familyId);
  };

  return [
    serve(endpoints.create, {
      onInvalid: password.onInvalid,
      before: async ({ session, body }) => {
        await password.checkIn(db, session.companyId, body.password);
        await checkMailDomain(db, session.companyId, body.email);
        if (body.password === undefined) return null;
        await limits.addPerson(session.companyId);
        return passwords.hash(body.password, { purpose: 'other', of: session.companyId });
      },
      handle: async ({ session, body, unit, prepared: passwordHash }) => {
        const language = await languageOfCompany(unit.trx, session.companyId);
        const id = await createPerson(unit, session, kind, body, { passwordHash, language });
        return readPerson(unit.trx, session.companyId, kind, id);
      },
    }),
    serve(endpoints.get, ({ session, params }) => readPerson(db, session.companyId, kind, params.id)),
    serve(endpoints.update, {
      before: ({ session, params: { id }, body }) => countEmailChange(parts, session, kind, id, body),
      handle: async ({ session, params: { id }, body, unit }) => {
        await changePerson(unit, session, kind, id, body);
        return readPerson(unit.trx, session.companyId, kind, id);
      },
    }),
    serve(endpoints.setStatus, async ({ session, params: { id }, body, unit, afterCommit }) => {
      const ended = await changeStatus(unit, session, kind, id, body.status);
      afterCommit(() => forget(ended));
      return readPerson(unit.trx, session.companyId, kind, id);
    }),
    serve(endpoints.remove, async ({ session, params: { id }, unit, afterCommit }) => {
      const ended = await removePerson(unit, session, kind, id);
      afterCommit(() => forget(ended));
      return { id };
    }),
    serve(endpoints.resetSecondFactor, {
      before: async ({ c, session, params: { id }, body: { password } }) => {
        await readPerson(db, session.companyId, kind, id);
        const refusal = factorResetError(session, { userId: id });
        if (refusal) throw failure(refusal);
        await requirePassword(parts, { c, session, password });
      },
      handle: async ({ session, params: { id }, unit, afterCommit }) => {
        const ended = await resetSecondFactor(unit, session, kind, id);
        afterCommit(() => forget(ended));
        return { id };
      },
    }),
  ];
}

/** Creates the routes for repeated invitations of users of one kind. */
function invitationRoutes({ publicUrl }: AuthParts, endpoints: PersonEndpoints, kind: AccountKind): Route[] {
  return [
    serve(endpoints.resendInvitation, async ({ session, params: { id }, body, unit }) => {
      const by = await resendInvitation(unit, session, kind, id, body.by);
      return { id, by };
    }),
    serve(endpoints.copyInvitationLink, async ({ c, session, params: { id }, unit }) => {
      // Without a configured URL, the URL of the request is used. This is safe because only the caller sees the link.
      const base = publicUrl ?? new URL(c.req.url).origin;
      const link = await copyInvitationLink(unit, session, kind, id, base);
      return link;
    }),
    serve(endpoints.revokeInvitation, async ({ session, params: { id }, unit }) => {
      await revokeInvitation(unit, session, kind, id);
      return { id };
    }),
  ];
}

export function peopleRoutes(parts: AuthParts): Route[] {
  const endpointsOfKinds: [PersonEndpoints, AccountKind][] = [
    [technicianEndpoints, technicians],
    [managerEndpoints, managers],
    [adminEndpoints, admins],
    [superAdminEndpoints, superAdmins],
  ];
  return [
    ...listRoutes(parts),
    ...endpointsOfKinds.flatMap(([endpoints, kind]) => [
      ...personRoutes(parts, endpoints, kind),
      ...invitationRoutes(parts, endpoints, kind),
    ]),
  ];
}

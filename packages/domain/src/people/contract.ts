import type { Struct } from 'superstruct';
import { passwordStruct } from '../auth/index.ts';
import { type AnyStruct, endpoint } from '../contract/endpoint.ts';
import { changedRecord } from '../contract/envelope.ts';
import type { Permission } from '../permissions/permissions.ts';
import { peopleList, personStruct } from './list.ts';
import {
  invitationLinkStruct,
  managerChangesStruct,
  newManagerStruct,
  resendStruct,
  sentInvitationStruct,
  statusChangeStruct,
} from './schema.ts';

interface Kind<Path extends string, New, Changes, Person> {
  /** Path of the list, such as `/users/technician`. */
  path: Path;
  /** The kind of account, such as `technician`, also used as the kind of record in tests. */
  resource: string;
  /** The topic that these endpoints read and change. */
  topic: string;
  write: Permission;
  newPerson: AnyStruct<New>;
  changes: AnyStruct<Changes>;
  person: Struct<Person, unknown>;
  exampleBody: Readonly<Record<string, unknown>>;
}

/** Declares the endpoints that technicians, managers, admins and super admins have in common. */
export function peopleEndpoints<const Path extends string, New, Changes, Person>(
  kind: Kind<Path, New, Changes, Person>,
) {
  const { path, resource, topic, write, person } = kind;
  const recordPath = `${path}/:id` as const;
  const record = { permission: write, resource, changes: [topic, 'tickets'] };
  return {
    create: endpoint({
      method: 'POST',
      path,
      summary: 'Adds a user: active with a password, otherwise invited by email or SMS.',
      permission: write,
      status: 201,
      body: kind.newPerson,
      reply: person,
      creates: resource,
      changes: [topic],
      example: { body: kind.exampleBody },
    }),
    get: endpoint({
      method: 'GET',
      path: recordPath,
      summary: 'Loads a user.',
      permission: write,
      resource,
      reply: person,
      reads: [topic],
    }),
    update: endpoint({
      ...record,
      method: 'PUT',
      aliases: ['PATCH'],
      path: recordPath,
      summary:
        'Changes the given fields. A new address of a user who can sign in is in `pendingEmail` until the user confirms it.',
      body: kind.changes,
      reply: person,
      example: { body: { fullname: 'Dana Whitfield' } },
    }),
    setStatus: endpoint({
      ...record,
      method: 'PUT',
      aliases: ['PATCH'],
      path: `${path}/toggle-active/:id` as const,
      summary:
        'Activates or deactivates an account. `needsLink` in the reply means that the user has no password yet.',
      body: statusChangeStruct,
      reply: person,
      example: { body: { status: 'deactivated' } },
    }),
    remove: endpoint({
      ...record,
      method: 'DELETE',
      path: recordPath,
      summary: 'Deletes an account.',
      reply: changedRecord,
    }),
    resendInvitation: endpoint({
      ...record,
      method: 'POST',
      path: `${path}/:id/invitation` as const,
      summary: 'Sends the invitation again. Older links then return `TOKEN_REPLACED`.',
      body: resendStruct,
      reply: sentInvitationStruct,
      example: { body: {} },
    }),
    copyInvitationLink: endpoint({
      ...record,
      method: 'POST',
      path: `${path}/:id/invitation/link` as const,
      summary:
        'Creates an invitation link to pass on by other means. Links that were sent stay valid until one of them is used.',
      status: 201,
      reply: invitationLinkStruct,
    }),
    revokeInvitation: endpoint({
      ...record,
      method: 'DELETE',
      path: `${path}/:id/invitation` as const,
      summary: 'Invalidates all links of an invitation.',
      reply: changedRecord,
    }),
    resetSecondFactor: endpoint({
      ...record,
      method: 'DELETE',
      path: `${path}/:id/second-factor` as const,
      summary:
        "Removes the authenticator app, passkeys and recovery codes of a user, and ends the user's sessions. Requires the caller's password. Rejected for the caller's own account.",
      body: passwordStruct,
      reply: changedRecord,
      // The server rejects the made-up password of the example.
      example: { body: { password: 'the password of the account' }, status: 400 },
    }),
  };
}

export const listEverybody = peopleList('/users/load/all', {
  topic: 'people',
  read: 'technicians:read',
  person: personStruct,
});

const admin = {
  topic: 'admins',
  write: 'admins:write',
  newPerson: newManagerStruct,
  changes: managerChangesStruct,
  person: personStruct,
  exampleBody: { fullname: 'Alex Moreno', phone: '4325550144' },
} as const;

export const listAdmins = peopleList('/users/load/admins', { ...admin, read: 'admins:read' });

export const adminEndpoints = peopleEndpoints({ ...admin, path: '/users/admin', resource: 'admin' });

export const superAdminEndpoints = peopleEndpoints({
  ...admin,
  path: '/users/super/admin',
  resource: 'superAdmin',
});

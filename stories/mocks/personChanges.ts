import type { Technician } from '@derrick/domain/technicians';
import { jobRoles, levels } from './peopleFixtures.ts';

/** Request body for a technician or manager. Managers have neither level nor role. */
export interface PersonInput {
  fullname?: string | undefined;
  password?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  jobTypeId?: string | undefined;
  jobRoleId?: string | undefined;
}

const nameOf = (items: readonly { id: string; name: string }[], id: string | null) =>
  items.find((item) => item.id === id)?.name ?? null;

/** Adds the names of the level and the role. */
const named = (person: Technician): Technician => ({
  ...person,
  jobTypeName: nameOf(levels, person.jobTypeId),
  jobRoleName: nameOf(jobRoles, person.jobRoleId),
});

export const changed = (person: Technician, changes: PersonInput): Technician =>
  named({
    ...person,
    fullname: changes.fullname ?? person.fullname,
    email: changes.email ?? person.email,
    phone: changes.phone === undefined ? person.phone : changes.phone || null,
    jobTypeId: changes.jobTypeId ?? person.jobTypeId,
    jobRoleId: changes.jobRoleId ?? person.jobRoleId,
  });

/** Applies the request body. A new email address of a user who can sign in stays pending until it is confirmed. */
export const withPendingEmail = (person: Technician, { email, ...changes }: PersonInput): Technician => ({
  ...changed(person, changes),
  ...(email !== undefined && { pendingEmail: email }),
});

export const newPerson = (id: string, { password, ...typed }: PersonInput): Technician =>
  changed(
    {
      id,
      fullname: '',
      email: null,
      phone: null,
      jobTypeId: null,
      jobRoleId: null,
      photo: null,
      createdAt: null,
      updatedAt: null,
      status: password ? 'ACTIVE' : 'PENDING',
      needsLink: !password,
    },
    typed,
  );

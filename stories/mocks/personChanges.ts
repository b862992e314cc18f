import type { Technician } from '@derrick/domain/technicians';

/** Request body for a technician or manager. Managers have neither level nor role. */
export interface Typed {
  fullname?: string | undefined;
  password?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  jobTypeId?: string | undefined;
  jobRoleId?: string | undefined;
}

export const changed = (person: Technician, changes: Typed): Technician => ({
  ...person,
  fullname: changes.fullname ?? person.fullname,
  email: changes.email ?? person.email,
  phone: changes.phone === undefined ? person.phone : changes.phone || null,
  jobTypeId: changes.jobTypeId ?? person.jobTypeId,
  jobRoleId: changes.jobRoleId ?? person.jobRoleId,
});

/** Applies the request body. A new email address of a user who can sign in stays pending until it is confirmed. */
export const withPendingEmail = (person: Technician, { email, ...changes }: Typed): Technician => ({
  ...changed(person, changes),
  ...(email !== undefined && { pendingEmail: email }),
});

export const newPerson = (id: string, { password, ...typed }: Typed): Technician =>
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

import type { Technician } from '@derrick/domain/technicians';

/** What is sent of a person; managers have no level and no role. */
export interface Typed {
  fullname?: string | undefined;
  password?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  jobTypeId?: string | undefined;
  jobRoleId?: string | undefined;
}

/** Writes what was typed into a record. */
export const changed = (person: Technician, changes: Typed): Technician => ({
  ...person,
  fullname: changes.fullname ?? person.fullname,
  email: changes.email ?? person.email,
  phone: changes.phone === undefined ? person.phone : changes.phone || null,
  jobTypeId: changes.jobTypeId ?? person.jobTypeId,
  jobRoleId: changes.jobRoleId ?? person.jobRoleId,
});

/** A new address of somebody who can sign in waits for their confirmation. */
export const withPendingEmail = (person: Technician, { email, ...changes }: Typed): Technician => ({
  ...changed(person, changes),
  ...(email !== undefined && { pendingEmail: email }),
});

/** Makes the record of a new person. */
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

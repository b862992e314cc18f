import { validateEmail, validateFullname } from '@derrick/domain/auth';
import { formatPhone, validatePhone } from '@derrick/domain/format';
import type { LevelAndRole } from '../jobTypes/index.ts';
import type { Person, PersonChanges } from './person.ts';

export interface EditValues extends LevelAndRole {
  fullname: string;
  email: string;
  phone: string;
}

const chosen = (id: string | null | undefined) => (id ? { id, label: '' } : null);

/** Converts a team member to form values. Level and role have no names here; their option lists provide them. */
export const toFormValues = (person: Person): EditValues => ({
  fullname: person.fullname,
  email: person.email ?? '',
  phone: person.phone ? formatPhone(person.phone) : '',
  level: chosen(person.jobTypeId),
  role: chosen(person.jobRoleId),
});

/** Returns the changed fields, trimmed. An empty phone number is included, because it removes the previous one. */
export function changesOf(before: EditValues, values: EditValues): PersonChanges {
  const changes: PersonChanges = {};
  for (const field of ['fullname', 'email', 'phone'] as const) {
    const text = values[field].trim();
    if (text !== before[field].trim()) changes[field] = text;
  }
  const { level, role } = values;
  if (level && level.id !== before.level?.id) changes.jobTypeId = level.id;
  if (role && role.id !== before.role?.id) changes.jobRoleId = role.id;
  return changes;
}

/**
 * Validates the changed fields. A level cannot be removed, and a different level requires one of its roles. Fields that
 * were empty before may stay empty.
 */
export function checkChanges(before: EditValues, values: EditValues) {
  const { fullname, email, phone } = changesOf(before, values);
  const { level, role } = values;
  const isRoleMissing = role === null && (before.role !== null || level?.id !== before.level?.id);
  return {
    fullname: fullname === undefined ? undefined : validateFullname(fullname),
    email: email === undefined ? undefined : validateEmail(email),
    phone: phone === undefined ? undefined : validatePhone(phone),
    level: level === null && before.level !== null ? 'levelRequired' : undefined,
    role: level !== null && isRoleMissing ? 'roleRequired' : undefined,
  };
}

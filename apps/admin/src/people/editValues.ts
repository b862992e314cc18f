import { validateEmail, validateFullname } from '@derrick/domain/auth';
import { formatPhone, validatePhone } from '@derrick/domain/format';
import type { LevelAndRole } from '../jobTypes/index.ts';
import type { Person, PersonChanges } from './person.ts';

/** What stands in the fields of the edit page. */
export interface EditValues extends LevelAndRole {
  fullname: string;
  email: string;
  phone: string;
}

const chosen = (id: string | null | undefined) => (id ? { id, label: '' } : null);

/** Reads somebody into the fields. A level and a role come without their names, which their lists know. */
export const valuesOf = (person: Person): EditValues => ({
  fullname: person.fullname,
  email: person.email ?? '',
  phone: person.phone ? formatPhone(person.phone) : '',
  level: chosen(person.jobTypeId),
  role: chosen(person.jobRoleId),
});

/** Lists what is sent: what differs, trimmed. An empty number is sent, too: it removes the one of before. */
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
 * Checks what differs. Whoever had a level keeps one, and another level needs one of its roles, as for somebody new; what
 * was missing before may go on missing.
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

import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, demoAccounts } from '@derrick/domain/setup';
import type { NewUser } from '../src/db/schema.ts';
import { demoCustomers, demoJobTypes, demoTechnicians } from './demoCast.ts';
import { customerDetails } from './demoCustomers.ts';
import { DAY } from './demoTickets.ts';
import type { Random } from './random.ts';

const mailName = (fullname: string) =>
  fullname
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');

/** Common parameters of the demo's data. */
export interface SeedBasics {
  random: Random;
  companyId: string;
  /** Creates an id with the time of the company's founding day. */
  newId: () => string;
  founded: Date;
  /** The start of the day of seeding. */
  today: number;
}

export const makeLevels = ({ companyId, newId, founded }: SeedBasics) =>
  demoJobTypes.map(({ name, rate, roles }) => ({
    row: { company_id: companyId, id: newId(), name, hourly_rate_cents: rate, created_at: founded },
    roles: roles.map((role) => ({ id: newId(), name: role })),
  }));

export type Level = ReturnType<typeof makeLevels>[number];

/** Creates the users: the accounts with the public demo password, and the other technicians. */
export async function makePeople(
  { random, companyId, newId, today }: SeedBasics,
  levels: readonly Level[],
  hashPassword: (password: string) => Promise<string>,
) {
  const hashes = await Promise.all(demoAccounts.map(() => hashPassword(DEMO_PASSWORD)));
  const accounts = demoAccounts.map(({ email, role, fullname }, index) => ({
    email,
    role,
    fullname,
    status: 'ACTIVE' as const,
    password_hash: hashes[index] ?? null,
  }));
  // Users who accepted their invitation need a password. This one is random and not stored anywhere.
  const secret = await hashPassword(randomUUID());
  const colleagues = demoTechnicians.map(({ fullname, status }) => ({
    fullname,
    status,
    role: 'TECHNICIAN' as const,
    email: `${mailName(fullname)}@demo.derrick.test`,
    password_hash: status === 'PENDING' ? null : secret,
  }));
  return [...accounts, ...colleagues].map((person, index) => {
    const level = levels[random.between(0, levels.length - 1)];
    const role = level?.roles[random.between(0, level.roles.length - 1)];
    const isTechnician = person.role === 'TECHNICIAN';
    const since = new Date(today - random.between(100, 390) * DAY);
    return {
      ...person,
      company_id: companyId,
      id: newId(),
      email_confirmed_at: person.password_hash === null ? null : since,
      // 555-0100 to 555-0199 are reserved for fictional use.
      phone: `+143255501${String(index).padStart(2, '0')}`,
      job_type_id: isTechnician ? (level?.row.id ?? null) : null,
      job_role_id: isTechnician ? (role?.id ?? null) : null,
      created_at: since,
      updated_at: since,
    } satisfies NewUser;
  });
}

export const makeCustomers = ({ companyId, newId, founded }: SeedBasics) =>
  demoCustomers.map((name) => ({
    company_id: companyId,
    id: newId(),
    name,
    ...customerDetails(name),
    created_at: founded,
    updated_at: founded,
  }));

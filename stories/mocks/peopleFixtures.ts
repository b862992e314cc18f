import type { JobRole, JobType } from '@derrick/domain/jobTypes';
import type { Manager } from '@derrick/domain/managers';
import type { AccountStatus } from '@derrick/domain/people';
import type { Technician } from '@derrick/domain/technicians';
import { technicians as names, storyId } from './people.ts';
import { jobTypes } from './ticketForm.ts';

const roleNames = ['Lead hand', 'Operator', 'Helper'] as const;

/** All roles of the story company: three per job type. */
export const jobRoles: readonly JobRole[] = jobTypes.flatMap((jobType, n) =>
  roleNames.map((name, m) => ({ id: storyId(8, n * 10 + m + 1), name, jobTypeId: jobType.id })),
);

/** Levels of the story company. The first two have an hourly rate. */
export const levels: readonly JobType[] = jobTypes.map((jobType, n) => ({
  ...jobType,
  hourlyRateCents: [8500, 9250][n] ?? 0,
}));

/** Retired levels of the story company. */
export const retiredLevels: readonly JobType[] = [
  { id: storyId(7, 101), name: 'Wireline', hourlyRateCents: 9000, isRetired: true },
];

const pending = new Set(['Priya Nair', 'Grace Kim', 'Wei Zhang']);
const deactivated = new Set(['Sam Okafor', 'Frank Delgado']);
const statusOf = (fullname: string): AccountStatus =>
  pending.has(fullname) ? 'PENDING' : deactivated.has(fullname) ? 'DEACTIVE' : 'ACTIVE';

const addressOf = (fullname: string) =>
  `${fullname.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, '.')}@permian.test`;

const personOf = (id: string, fullname: string, status: AccountStatus, n: number): Manager => ({
  id,
  fullname,
  // With capital letters, as a user typed it: the list shows it in lower case.
  email: addressOf(fullname),
  phone: `+1432555${String(100 + n).padStart(4, '0')}`,
  status,
  photo: null,
  needsLink: status === 'PENDING',
  createdAt: '2026-08-03T14:00:00.000Z',
  updatedAt: '2026-11-02T14:00:00.000Z',
});

/** The 26 technicians of the story company: 21 active, three invited, two deactivated. */
export const people: readonly Technician[] = names.map(({ id, fullname }, n) => ({
  ...personOf(id, fullname, statusOf(fullname), n),
  jobTypeId: jobTypes[n % jobTypes.length]?.id ?? null,
  jobRoleId: jobRoles[(n % jobTypes.length) * roleNames.length]?.id ?? null,
  jobTypeName: jobTypes[n % jobTypes.length]?.name ?? null,
  jobRoleName: roleNames[0],
}));

export const managers: readonly Manager[] = (
  [
    ['Lena Fischer', 'ACTIVE'],
    ['Andrés Quiroga', 'ACTIVE'],
    ['Mei Tanaka', 'PENDING'],
    ['Robert Hale', 'DEACTIVE'],
  ] as const
).map(([fullname, status], n) => personOf(storyId(9, n + 1), fullname, status, 40 + n));

/** Technicians with names and addresses wider than any column, and technicians with missing fields. */
export const oddPeople: readonly Technician[] = [
  {
    ...personOf(
      storyId(2, 501),
      'Maximiliano Bartolomé Hernández-Villavicencio de la Santísima Trinidad y Covarrubias',
      'PENDING',
      1,
    ),
    email:
      'maximiliano.bartolome.hernandez-villavicencio@consolidated-trans-pecos-produced-water.example.test',
    jobTypeId: null,
    jobRoleId: null,
  },
  {
    ...personOf(storyId(2, 502), '', 'ACTIVE', 2),
    email: null,
    phone: null,
    jobTypeId: null,
    jobRoleId: null,
  },
];

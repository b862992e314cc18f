import type { AccountStatus } from '@derrick/domain/people';
import type { Insertable } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { words } from './words.ts';

export const demoCompany = {
  name: 'Permian Basin Co.',
  size: 'MEDIUM',
  industry: 'Oil & Gas',
  time_zone: 'America/Chicago',
  submit_gates: ['technician', 'workTimes', 'customer'],
  approval_gates: ['signature'],
} satisfies Omit<Insertable<Database['companies']>, 'id'>;

/** Name of the level, cents per hour, and the roles of the level. */
export const demoJobTypes = [
  { name: 'Field technician', rate: 8500, roles: ['Pumper', 'Roustabout', 'Lease operator'] },
  {
    name: 'Senior technician',
    rate: 11_500,
    roles: ['Wellhead technician', 'Compressor mechanic', 'Flowback operator'],
  },
  { name: 'Specialist', rate: 14_500, roles: ['Automation', 'Electrical', 'Measurement'] },
  { name: 'Supervisor', rate: 17_500, roles: ['Crew lead', 'Safety lead'] },
] as const;

export const demoCustomers = words(`
  Apache Ridge Energy | Blue Mesa Operating | Caprock Midstream | Delaware Water Co. | Eagle Ford Partners |
  Frontera Norte Gas | Guadalupe Petróleo | High Plains Compression | Iron Mesa Drilling |
  Jackrabbit Completions | Kermit Sand & Supply | Llano Estacado Oil | Monahans Pipeline |
  Norteña de Energía
`);

const withStatus = (status: AccountStatus, names: readonly string[]) =>
  names.map((fullname) => ({ fullname, status }));

/** Technicians besides the one with a sign-in account. The first ones are from the mock-ups. */
export const demoTechnicians: readonly { fullname: string; status: AccountStatus }[] = [
  ...withStatus(
    'ACTIVE',
    words(`
  Dana Whitfield | Sam Okafor | Priya Nair | Tomás Beltrán | José Ibáñez | Wade Holloway | Noemí Castañeda |
  Cody Barrett | Andrés Villaseñor | Travis McKinney | Marisol Quintero | Grace Lindqvist | Óscar Núñez |
  Earl Dawson | Hector Salazar | Inés Peña | Ray Tidwell | Minh Nguyen | Rosa Zúñiga | Colton Price
`),
  ),
  ...withStatus('PENDING', words('Sofía Arredondo | Jesse Blackwood | Raúl Montoya')),
  ...withStatus('DEACTIVE', words('Dale Rutherford | Álvaro Güemes')),
];

/** Days ago, customer, technician, whether the ticket is on an invoice, work hours. */
const pictured = [
  [0, 'Apache Ridge Energy', 'Luis Ortega', true, 7.5],
  [0, 'Blue Mesa Operating', 'Dana Whitfield', false, 4],
  [1, 'Caprock Midstream', 'Luis Ortega', false, 11.3],
  [1, 'Delaware Water Co.', 'Sam Okafor', true, 2.8],
  [2, 'Apache Ridge Energy', 'Priya Nair', true, 6],
  [2, null, 'Dana Whitfield', false, 9.2],
  [3, 'Eagle Ford Partners', null, false, 0],
  [3, 'Caprock Midstream', 'Tomás Beltrán', true, 8.1],
  [4, 'Blue Mesa Operating', 'Priya Nair', false, 3.4],
  [4, 'Delaware Water Co.', 'Sam Okafor', true, 5.5],
] as const;

/** The first page of the list as in the mock-ups, newest first. */
export const picturedTickets = pictured.map(([daysAgo, customer, technician, isInvoiced, workHours]) => ({
  daysAgo,
  customer,
  technician,
  isInvoiced,
  workHours,
}));

import type { Role } from '@derrick/domain/auth';
import type { AccountStatus } from '@derrick/domain/people';

/** Password of each demo account. */
export const DEMO_PASSWORD = 'derrick-demo';

interface DemoAccount {
  email: string;
  role: Role;
  fullname: string;
}

/** The people who can sign in to the demo company. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'owner@demo.derrick.test', role: 'SUPER_ADMIN', fullname: 'Maya Reyes' },
  { email: 'admin@demo.derrick.test', role: 'ADMIN', fullname: 'Ben Carver' },
  { email: 'manager@demo.derrick.test', role: 'MANAGER', fullname: 'Lucía Fuentes' },
  { email: 'tech@demo.derrick.test', role: 'TECHNICIAN', fullname: 'Luis Ortega' },
];

export const demoCompany = { name: 'Permian Basin Co.', size: 'MEDIUM', industry: 'Oil & Gas' } as const;

/** Level, cents an hour, and the roles of that level. */
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

export const demoCustomers = [
  'Apache Ridge Energy',
  'Blue Mesa Operating',
  'Caprock Midstream',
  'Delaware Water Co.',
  'Eagle Ford Partners',
  'Frontera Norte Gas',
  'Guadalupe Petróleo',
  'High Plains Compression',
  'Iron Mesa Drilling',
  'Jackrabbit Completions',
  'Kermit Sand & Supply',
  'Llano Estacado Oil',
  'Monahans Pipeline',
  'Norteña de Energía',
] as const;

/** Besides the technician who has an account. The first are those of the mock-ups. */
export const demoTechnicians: readonly { fullname: string; status: AccountStatus }[] = [
  { fullname: 'Dana Whitfield', status: 'ACTIVE' },
  { fullname: 'Sam Okafor', status: 'ACTIVE' },
  { fullname: 'Priya Nair', status: 'ACTIVE' },
  { fullname: 'Tomás Beltrán', status: 'ACTIVE' },
  { fullname: 'José Ibáñez', status: 'ACTIVE' },
  { fullname: 'Wade Holloway', status: 'ACTIVE' },
  { fullname: 'Noemí Castañeda', status: 'ACTIVE' },
  { fullname: 'Cody Barrett', status: 'ACTIVE' },
  { fullname: 'Andrés Villaseñor', status: 'ACTIVE' },
  { fullname: 'Travis McKinney', status: 'ACTIVE' },
  { fullname: 'Marisol Quintero', status: 'ACTIVE' },
  { fullname: 'Grace Lindqvist', status: 'ACTIVE' },
  { fullname: 'Óscar Núñez', status: 'ACTIVE' },
  { fullname: 'Earl Dawson', status: 'ACTIVE' },
  { fullname: 'Hector Salazar', status: 'ACTIVE' },
  { fullname: 'Inés Peña', status: 'ACTIVE' },
  { fullname: 'Ray Tidwell', status: 'ACTIVE' },
  { fullname: 'Minh Nguyen', status: 'ACTIVE' },
  { fullname: 'Rosa Zúñiga', status: 'ACTIVE' },
  { fullname: 'Colton Price', status: 'ACTIVE' },
  { fullname: 'Sofía Arredondo', status: 'PENDING' },
  { fullname: 'Jesse Blackwood', status: 'PENDING' },
  { fullname: 'Raúl Montoya', status: 'PENDING' },
  { fullname: 'Dale Rutherford', status: 'DEACTIVE' },
  { fullname: 'Álvaro Güemes', status: 'DEACTIVE' },
];

interface PicturedTicket {
  daysAgo: number;
  customer: string | null;
  technician: string | null;
  isInvoiced: boolean;
  workHours: number;
}

/** The list's first page as the mock-ups draw it, newest first. */
export const picturedTickets: readonly PicturedTicket[] = [
  {
    daysAgo: 0,
    customer: 'Apache Ridge Energy',
    technician: 'Luis Ortega',
    isInvoiced: true,
    workHours: 7.5,
  },
  {
    daysAgo: 0,
    customer: 'Blue Mesa Operating',
    technician: 'Dana Whitfield',
    isInvoiced: false,
    workHours: 4,
  },
  {
    daysAgo: 1,
    customer: 'Caprock Midstream',
    technician: 'Luis Ortega',
    isInvoiced: false,
    workHours: 11.3,
  },
  { daysAgo: 1, customer: 'Delaware Water Co.', technician: 'Sam Okafor', isInvoiced: true, workHours: 2.8 },
  { daysAgo: 2, customer: 'Apache Ridge Energy', technician: 'Priya Nair', isInvoiced: true, workHours: 6 },
  { daysAgo: 2, customer: null, technician: 'Dana Whitfield', isInvoiced: false, workHours: 9.2 },
  { daysAgo: 3, customer: 'Eagle Ford Partners', technician: null, isInvoiced: false, workHours: 0 },
  {
    daysAgo: 3,
    customer: 'Caprock Midstream',
    technician: 'Tomás Beltrán',
    isInvoiced: true,
    workHours: 8.1,
  },
  {
    daysAgo: 4,
    customer: 'Blue Mesa Operating',
    technician: 'Priya Nair',
    isInvoiced: false,
    workHours: 3.4,
  },
  { daysAgo: 4, customer: 'Delaware Water Co.', technician: 'Sam Okafor', isInvoiced: true, workHours: 5.5 },
];

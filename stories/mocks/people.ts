import type { CustomerOption } from '@derrick/domain/customers';
import type { TechnicianSummary } from '@derrick/domain/technicians';

/** Returns the id of the n-th record of a kind: a UUID that is the same in every run. */
export const storyId = (kind: number, n: number) =>
  `00000000-0000-4000-8${kind.toString(16).padStart(3, '0')}-${n.toString(16).padStart(12, '0')}`;

const customerNames = [
  'Apache Ridge Energy',
  'Blue Mesa Operating',
  'Caprock Midstream',
  'Delaware Water Co.',
  'Eagle Ford Partners',
  'Fort Stockton Services',
  'Guadalupe Gas Gathering',
  'High Plains Resources',
  'Iron Mesa Petroleum',
  'Llano Estacado Oil',
  'Mustang Draw Energy',
  'Pecos Bend Production',
  'Sierra Blanca Compression',
  'Wolfcamp Drilling',
] as const;

const technicianNames = [
  'Luis Ortega',
  'Dana Whitfield',
  'Sam Okafor',
  'Priya Nair',
  'Tomás Beltrán',
  'Abigail Stone',
  'Andre Lewis',
  'Beatriz Fuentes',
  'Caleb Turner',
  'Carmen Ibarra',
  'Derek Hollis',
  'Elena Vargas',
  'Frank Delgado',
  'Grace Kim',
  'Hector Salinas',
  'Ingrid Larsen',
  'Jamal Carter',
  'Kelsey Boyd',
  'Marcus Reed',
  'Nadia Haddad',
  'Oscar Treviño',
  'Paige Sutton',
  'Raúl Mendoza',
  'Sofía Peña',
  'Travis McCoy',
  'Wei Zhang',
] as const;

/** The 14 customers of the story company, by name. */
export const customers: readonly CustomerOption[] = customerNames.map((name, n) => ({
  id: storyId(1, n + 1),
  name,
}));

/** Returns the id of the customer with a name. All customers that a story adds share one id. */
export const customerIdOf = (name: string): string =>
  customers.find((customer) => customer.name === name)?.id ?? storyId(1, 99);

/** The 26 technicians of the story company. */
export const technicians: readonly TechnicianSummary[] = technicianNames.map((fullname, n) => ({
  id: storyId(2, n + 1),
  fullname,
  photo: null,
}));

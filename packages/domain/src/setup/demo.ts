import type { Role } from '../permissions/roles.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'derrick-demo';

/**
 * The users who can sign in to the demo company. Domains below `.test` are reserved (RFC 6761), so no emails reach
 * anyone.
 */
export const demoAccounts: readonly { email: string; role: Role; fullname: string }[] = [
  { email: 'owner@demo.derrick.test', role: 'SUPER_ADMIN', fullname: 'Maya Reyes' },
  { email: 'admin@demo.derrick.test', role: 'ADMIN', fullname: 'Ben Carver' },
  { email: 'manager@demo.derrick.test', role: 'MANAGER', fullname: 'Lucía Fuentes' },
  { email: 'tech@demo.derrick.test', role: 'TECHNICIAN', fullname: 'Luis Ortega' },
];

import type { AuditGroup } from '@derrick/domain/audit';
import type { EventAction } from '../events/index.ts';

type Kind<Action> = Action extends `${infer Name}.${string}` ? Name : never;

/** The group of each kind of event; the types see to it that a new kind has one. */
const groups: Readonly<Record<Kind<EventAction>, AuditGroup>> = {
  ticket: 'tickets',
  file: 'tickets',
  invoice: 'invoices',
  customer: 'customers',
  person: 'people',
  session: 'security',
  account: 'security',
  secondFactor: 'security',
  company: 'company',
  auditLog: 'company',
  assistant: 'company',
  jobType: 'company',
  jobRole: 'company',
  priceItem: 'company',
};

/** The kinds of events of a group. */
export const kindsOf = (wanted: AuditGroup): string[] =>
  Object.entries(groups).flatMap(([kind, group]) => (group === wanted ? kind : []));

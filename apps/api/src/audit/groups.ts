import type { AuditGroup } from '@derrick/domain/audit';
import type { EventAction } from '../events/index.ts';

type Kind<Action> = Action extends `${infer Name}.${string}` ? Name : never;

/** Group of each kind of event. The type requires an entry for every kind. */
const groups: Readonly<Record<Kind<EventAction>, AuditGroup>> = {
  ticket: 'tickets',
  file: 'tickets',
  invoice: 'invoices',
  customer: 'customers',
  customerPrice: 'customers',
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

export const eventKindsOf = (group: AuditGroup): string[] =>
  Object.entries(groups).flatMap(([kind, groupOfKind]) => (groupOfKind === group ? kind : []));

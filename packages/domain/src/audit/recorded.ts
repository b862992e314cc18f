import type { AuditGroup } from '../contract/recordedEvents.ts';
import * as features from './features.ts';

type Features = (typeof features)[keyof typeof features];

type KindsIn<Events> = Events extends object ? keyof Events & string : never;

type ActionsIn<Events> = {
  [Kind in keyof Events & string]: Events[Kind] extends { actions: readonly (infer Action extends string)[] }
    ? `${Kind}.${Action}`
    : never;
}[keyof Events & string];

type FieldsIn<Events> = {
  [Kind in keyof Events]: Events[Kind] extends { fields: readonly (infer Field)[] } ? Field : never;
}[keyof Events];

type OfEach<Events> = Events extends object
  ? { actions: ActionsIn<Events>; fields: FieldsIn<Events> }
  : never;

/** A kind of record whose events the audit log contains, such as `ticket`. */
export type AuditKind = KindsIn<Features>;

/** A kind of record and an action, such as `ticket.create`. */
export type AuditAction = OfEach<Features>['actions'];

/** A field whose changes the audit log records. */
export type AuditField = OfEach<Features>['fields'];

const kinds: Readonly<
  Record<string, { group: AuditGroup; actions: readonly string[]; fields: readonly AuditField[] }>
> = Object.assign({}, ...Object.values(features));

/** Names of the fields whose changes the audit log records. The app has a message for each. */
export const auditFields: readonly AuditField[] = [
  ...new Set(Object.values(kinds).flatMap(({ fields }) => fields)),
];

const isAction = (action: string): action is AuditAction => {
  const [kind = '', name = ''] = action.split('.');
  return Object.hasOwn(kinds, kind) && kinds[kind]?.actions.includes(name) === true;
};

/** All actions that this version knows. A newer server can record others. */
export const auditActions: readonly AuditAction[] = Object.entries(kinds)
  .flatMap(([kind, { actions }]) => actions.map((action) => `${kind}.${action}`))
  .filter(isAction);

/** Returns true for an action that this version knows. */
export const isAuditAction = isAction;

/** Returns true for a field that this version knows. */
export const isAuditField = (field: string): field is AuditField =>
  auditFields.some((name) => name === field);

/** Returns the fields that events of a kind contain. */
export const auditFieldsOf = (kind: string): readonly AuditField[] => kinds[kind]?.fields ?? [];

/** Returns the kinds of record of a group. */
export const auditKindsOf = (group: AuditGroup): string[] =>
  Object.entries(kinds).flatMap(([kind, events]) => (events.group === group ? kind : []));

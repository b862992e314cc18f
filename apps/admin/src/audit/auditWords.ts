import { type AuditAction, type AuditEvent, isAuditAction } from '@derrick/domain/audit';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import type { Translate } from '../core/i18n/messages.ts';

type ActionKey<Action extends string> = Action extends `${infer Kind}.${infer Name}`
  ? `audit.did.${Kind}${Capitalize<Name>}`
  : never;

/** Returns the message key of an action: `audit.did.noteCreate` for `note.create`. The type check names missing keys. */
export const actionKey = (action: AuditAction): MessageKey =>
  `audit.did.${action.replace(/\.(.)/, (_, first: string) => first.toUpperCase())}` as ActionKey<AuditAction>;

/** Formats an action, without user and record. Unknown actions of newer servers are shown by their name. */
export const actionText = (t: Translate, { action }: Pick<AuditEvent, 'action'>): string =>
  isAuditAction(action) ? t(actionKey(action)) : t('audit.did.other', { action });

/** Formats the user or system that caused an event. */
export function actorName(t: Translate, { actor }: Pick<AuditEvent, 'actor'>): string {
  if (actor.name === null) return t(actor.type === 'SYSTEM' ? 'audit.actor.system' : 'audit.actor.unknown');
  return actor.type === 'ASSISTANT' ? t('audit.actor.assistant', { name: actor.name }) : actor.name;
}

const sources: Readonly<Partial<Record<string, MessageKey>>> = {
  WEB: 'audit.source.web',
  API: 'audit.source.api',
  JOB: 'audit.source.job',
};

/** Formats the source of an event: app, API or server. */
export function sourceText(t: Translate, { context }: Pick<AuditEvent, 'context'>): string {
  const key = sources[context.source ?? ''];
  return key ? t(key) : (context.source ?? '');
}

import { type AuditField, isAuditField } from '@derrick/domain/audit';
import type { MessageKey } from '../core/i18n/catalogue.ts';

/** Returns the message key of a recorded field. The type check names missing keys. */
export const fieldKey = (field: AuditField): MessageKey => `auditDetail.field.${field}`;

/** Returns the message key of a field; undefined for a field of a newer server. */
export const fieldName = (field: string): MessageKey | undefined =>
  isAuditField(field) ? fieldKey(field) : undefined;

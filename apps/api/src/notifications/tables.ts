import type {
  NotificationParams,
  NotificationPreference,
  NotificationTarget,
  NotificationType,
} from '@derrick/domain/notifications';
import type { ColumnType, Insertable } from 'kysely';

/** The user that notifications belong to. */
export interface Owner {
  companyId: string;
  userId: string;
}

/** The stored parameters of a notification's message. The number of records is the length of the row's `target_ids`. */
export type StoredParams = Omit<NotificationParams, 'count'>;

/** The channels of one notification type. */
export type Choice = Pick<NotificationPreference, 'app' | 'mail' | 'sms'>;

/** A user's preferences. */
export type Choices = Partial<Record<NotificationType, Choice>>;

interface NotificationsTable {
  company_id: string;
  user_id: string;
  id: string;
  at: Date;
  type: NotificationType;
  /** Written as JSON text, read as the parsed value. */
  params: ColumnType<StoredParams, string, never>;
  target_type: NotificationTarget;
  target_ids: string[];
  target_labels: string[];
  is_in_app: boolean;
  is_for_digest: boolean;
  read_at: ColumnType<Date | null, undefined, Date | null>;
}

interface NotificationPreferencesTable {
  company_id: string;
  user_id: string;
  choices: ColumnType<Choices, string, string>;
}

interface NotifiedOnceTable {
  company_id: string;
  type: NotificationType;
  subject_id: string;
  at: ColumnType<Date, undefined, never>;
}

export type NotificationsRow = Insertable<NotificationsTable>;

declare module '../db/schema.ts' {
  interface Database {
    notifications: NotificationsTable;
    notification_preferences: NotificationPreferencesTable;
    notified_once: NotifiedOnceTable;
  }
}

import type {
  NotificationParams,
  NotificationPreference,
  NotificationTarget,
  NotificationType,
} from '@derrick/domain/notifications';
import type { ColumnType, Insertable } from 'kysely';

/** Whose notifications are meant. */
export interface Owner {
  companyId: string;
  userId: string;
}

/** What is kept of the sentence's parts: how many records there are, the row says itself. */
export type StoredParams = Omit<NotificationParams, 'count'>;

/** How somebody is told of one type. */
export type Choice = Pick<NotificationPreference, 'app' | 'mail' | 'sms'>;

/** What a person has chosen. */
export type Choices = Partial<Record<NotificationType, Choice>>;

interface NotificationsTable {
  company_id: string;
  user_id: string;
  id: string;
  at: Date;
  type: NotificationType;
  /** Written as JSON text, read as what it holds. */
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

/** A notification as it is written. */
export type NotificationsRow = Insertable<NotificationsTable>;

declare module '../db/schema.ts' {
  interface Database {
    notifications: NotificationsTable;
    notification_preferences: NotificationPreferencesTable;
    notified_once: NotifiedOnceTable;
  }
}

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written only by `events/unitOfWork.ts`. Rows are never changed. */
export interface EventsTable {
  company_id: GeneratedAlways<string>;
  sequence: GeneratedAlways<number>;
  id: GeneratedAlways<string>;
  at: GeneratedAlways<Date>;
  actor_type: GeneratedAlways<'USER' | 'CUSTOMER_LINK' | 'SYSTEM' | 'ASSISTANT'>;
  actor_id: GeneratedAlways<string | null>;
  actor_name: GeneratedAlways<string | null>;
  actor_role: GeneratedAlways<string | null>;
  action: GeneratedAlways<string>;
  target_type: GeneratedAlways<string>;
  target_id: GeneratedAlways<string | null>;
  target_label: GeneratedAlways<string>;
  changes: GeneratedAlways<unknown>;
  context: GeneratedAlways<unknown>;
  correlation_id: GeneratedAlways<string>;
  previous_hash: GeneratedAlways<Buffer>;
  hash: GeneratedAlways<Buffer>;
}

export interface EventChainsTable {
  company_id: GeneratedAlways<string>;
  length: GeneratedAlways<number>;
  /** Number of the oldest events that were removed at the end of the company's retention time. */
  removed: Generated<number>;
  removed_until: ColumnType<Date | null, never, Date>;
  /** Hash of the last removed event. The oldest remaining event refers to it. */
  removed_hash: Generated<Buffer>;
  /** Written only by `events/seal.ts`. */
  sealed_length: GeneratedAlways<number>;
  seal: GeneratedAlways<Buffer | null>;
  seal_key: GeneratedAlways<string | null>;
  keyed_from: GeneratedAlways<number>;
}

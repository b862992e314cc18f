import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written by `events/unitOfWork.ts` alone, and never changed. */
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
  /** The oldest ones, which were removed because the company keeps them no longer. */
  removed: Generated<number>;
  removed_until: ColumnType<Date | null, never, Date>;
  /** The hash of the last removed one, which the first one left follows. */
  removed_hash: Generated<Buffer>;
  /** Written by `events/seal.ts` alone. */
  sealed_length: GeneratedAlways<number>;
  seal: GeneratedAlways<Buffer | null>;
  seal_key: GeneratedAlways<string | null>;
  keyed_from: GeneratedAlways<number>;
}

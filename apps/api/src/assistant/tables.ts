import type { ColumnType, Generated } from 'kysely';

type Defaulted = ColumnType<Date, Date | undefined, Date>;

interface ProvidersTable {
  company_id: string;
  base_url: string | null;
  model: string | null;
  transcription_model: Generated<string | null>;
  sealed_key: string | null;
  daily_limit: Generated<number>;
  updated_at: Defaulted;
}

interface UsageTable {
  company_id: string;
  /** `YYYY-MM-DD`, in the company's time zone. */
  day: string;
  calls: number;
}

interface DraftsTable {
  company_id: string;
  id: string;
  user_id: string;
  engine: 'local' | 'provider';
  made_at: Defaulted;
}

interface OutcomesTable {
  company_id: string;
  /** `YYYY-MM-DD`, in the company's time zone. */
  day: string;
  engine: string;
  field: string;
  applied: Generated<number>;
  edited: Generated<number>;
  rejected: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Database {
    assistant_providers: ProvidersTable;
    assistant_usage: UsageTable;
    assistant_drafts: DraftsTable;
    assistant_outcomes: OutcomesTable;
  }
}

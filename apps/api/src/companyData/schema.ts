import type { CompanyExportStatus } from '@derrick/domain/company';
import type { ColumnType, Generated } from 'kysely';

interface CompanyExportsTable {
  company_id: string;
  id: string;
  requested_at: ColumnType<Date, Date>;
  requested_by: string;
  status: CompanyExportStatus;
  done: Generated<number>;
  total: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Database {
    company_exports: CompanyExportsTable;
  }
}

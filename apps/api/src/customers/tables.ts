import type { GeneratedAlways } from 'kysely';

export interface CustomerContactsTable {
  company_id: string;
  customer_id: string;
  /** Display order, starting at 0. */
  position: number;
  name: string;
  email: string | null;
  phone: string | null;
}

export interface CustomerAliasesTable {
  company_id: string;
  /** The id of the merged customer, or a new id for a previous name. */
  id: string;
  customer_id: string;
  name: string;
  created_at: GeneratedAlways<Date>;
}

declare module '../db/schema.ts' {
  interface Database {
    customer_contacts: CustomerContactsTable;
    customer_aliases: CustomerAliasesTable;
  }
}

import type { GeneratedAlways } from 'kysely';

export interface CustomerContactsTable {
  company_id: string;
  customer_id: string;
  /** From 0 on, in the order in which they are shown. */
  position: number;
  name: string;
  email: string | null;
  phone: string | null;
}

export interface CustomerAliasesTable {
  company_id: string;
  /** Of a merged customer, its own id. */
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

declare module '../events/types.ts' {
  interface EventActions {
    customer: 'create' | 'update' | 'delete' | 'merge';
  }
}

import type { PaymentProviderName } from '@derrick/domain/payments';
import type { ColumnType, Generated } from 'kysely';

type Defaulted = ColumnType<Date, Date | undefined, Date>;

interface PaymentProvidersTable {
  company_id: string;
  provider: PaymentProviderName;
  sealed_key: string | null;
  sealed_webhook_secret: string | null;
  is_live: boolean | null;
  updated_at: Defaulted;
}

declare module '../db/schema.ts' {
  interface Database {
    payment_providers: PaymentProvidersTable;
    payment_checkouts: PaymentCheckoutsTable;
    online_payments: OnlinePaymentsTable;
    payment_events: PaymentEventsTable;
  }
}

interface PaymentCheckoutsTable {
  company_id: string;
  /** Also the idempotency key of the request to the service. */
  id: string;
  invoice_id: string;
  amount_cents: number;
  currency: string;
  session_id: string | null | undefined;
  url: string | null | undefined;
  ended_at: Date | null | undefined;
  expires_at: Date;
  created_at: Defaulted;
}

interface OnlinePaymentsTable {
  company_id: string;
  /** The payment's id at the service. */
  reference: string;
  invoice_id: string;
  amount_cents: number;
  /** The part that is recorded as a payment of the invoice. */
  recorded_cents: number;
  refunded_cents: Generated<number>;
  currency: string;
  received_at: Defaulted;
}

interface PaymentEventsTable {
  company_id: string;
  event_id: string;
  received_at: Defaulted;
}

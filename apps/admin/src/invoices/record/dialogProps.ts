import type { ApiError } from '@derrick/domain/http';
import type { Invoice } from '@derrick/domain/invoices';

/** What every dialog of an invoice gets. */
export interface InvoiceDialogProps {
  invoice: Invoice;
  /** Called with the invoice as it is after the action. */
  onDone: (invoice: Invoice) => void;
  /** Answers whether the action came too late, and the page now shows what somebody else has done. */
  onOutdated: (error: ApiError) => Promise<boolean>;
  onClose: () => void;
}

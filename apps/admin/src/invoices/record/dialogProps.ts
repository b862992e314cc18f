import type { ApiError } from '@derrick/domain/http';
import type { Invoice } from '@derrick/domain/invoices';

export interface InvoiceDialogProps {
  invoice: Invoice;
  /** Called with the invoice after the action. */
  onDone: (invoice: Invoice) => void;
  /** Resolves to true if another user changed the invoice and the page now shows the current version. */
  onOutdated: (error: ApiError) => Promise<boolean>;
  onClose: () => void;
}

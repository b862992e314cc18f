import type { ApiError } from '@derrick/domain/http';
import type { Invoice } from '@derrick/domain/invoices';
import type { ChangeResult } from '../../patterns/remote/index.ts';

export interface InvoiceDialogProps {
  invoice: Invoice;
  /** Called with the invoice after the action. */
  onDone: (invoice: Invoice) => void;
  /** Resolves to true if another user changed the invoice and the page now shows the current version. */
  onOutdated: (error: ApiError) => Promise<boolean>;
  onClose: () => void;
}

/** Closes the dialog if the change failed because another user changed the invoice. Returns the result. */
export async function closeIfOutdated<Data>(
  result: ChangeResult<Data>,
  { onOutdated, onClose }: Pick<InvoiceDialogProps, 'onOutdated' | 'onClose'>,
): Promise<ChangeResult<Data>> {
  if (!result.ok && (await onOutdated(result.error))) onClose();
  return result;
}

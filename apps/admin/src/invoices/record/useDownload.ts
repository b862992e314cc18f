import type { downloadInvoicePackage, downloadInvoicePdf } from '@derrick/domain/invoices';
import { useState } from 'react';
import { useApi } from '../../core/api.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { notify } from '../../core/notify.tsx';
import { saveFile } from '../../core/saveFile.ts';
import { useErrorMessage } from '../../patterns/remote/index.ts';

/**
 * Downloads the paper of an invoice, or all that belongs to it.
 * @param failure what could not be done, for the toast
 */
export function useDownload(
  endpoint: typeof downloadInvoicePdf | typeof downloadInvoicePackage,
  failure: MessageKey,
) {
  const api = useApi();
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    /** @param name of the file where the server gives none */
    async download(id: string, name: string): Promise<void> {
      setPending(true);
      try {
        const file = await api.call(endpoint, { params: { id } });
        saveFile(file.blob, file.name ?? name);
      } catch (error) {
        void notify(errors.notice(error, failure));
      } finally {
        setPending(false);
      }
    },
  };
}

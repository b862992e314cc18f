import { ApiError, errorCodes } from '@derrick/domain/http';
import { getInvoice, type Invoice } from '@derrick/domain/invoices';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';

const outdated: readonly string[] = [errorCodes.stale, errorCodes.wrongState];

/**
 * Shows the current invoice and a notice if an action failed because another user changed the invoice.
 * @returns a function that resolves to true for such an error
 */
export function useOutdated(invoice: Invoice, onChange: (now: Invoice) => void) {
  const api = useApi();
  const t = useTranslate();
  return async (error: ApiError): Promise<boolean> => {
    if (!outdated.includes(error.code)) return false;
    const now = await api.call(getInvoice, { params: { id: invoice.id } }).catch((cause: unknown) => {
      if (cause instanceof ApiError) return undefined;
      throw cause;
    });
    if (!now) return false;
    void notify({ tone: 'warning', title: t('invoice.outdated') });
    onChange(now);
    return true;
  };
}

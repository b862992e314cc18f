import { getInvoice, type Invoice } from '@derrick/domain/invoices';
import { ReceiptText } from 'lucide-react';
import { useParams } from 'wouter';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { RecordScreen } from '../../patterns/record/index.ts';
import { INVOICE_LIST } from '../addresses.ts';
import { InvoiceRecord } from './InvoiceRecord.tsx';

export function InvoiceScreen() {
  const t = useTranslate();
  const { id } = useParams<{ id: string }>();
  const heading = (invoice: Invoice | undefined) => {
    if (!invoice) return { title: t('invoice.place') };
    const { number, customer } = invoice;
    return number === null
      ? { title: t('invoice.draftTitle', { customer: customer.name }), place: t('invoice.place') }
      : { title: t('invoice.title', { number }), place: number };
  };
  return (
    <RecordScreen
      endpoint={getInvoice}
      id={id}
      name="invoice"
      size="large"
      list={{ label: t('shell.invoices'), path: INVOICE_LIST }}
      heading={heading}
      icon={<ReceiptText size={20} />}
      skeletons={8}
    >
      {(invoice, listHref, replace) =>
        invoice && (
          // The key resets the page, because a copied invoice opens with a page of its own.
          <InvoiceRecord key={invoice.id} invoice={invoice} listHref={listHref} onChange={replace} />
        )
      }
    </RecordScreen>
  );
}

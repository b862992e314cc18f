import { formatDate, formatMoney } from '@derrick/domain/format';
import {
  downloadPublicInvoice,
  downloadPublicPackage,
  type PublicInvoice as Invoice,
  invoiceDocument,
} from '@derrick/domain/invoices';
import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { FileDown, FolderDown, Printer } from 'lucide-react';
import { useApi } from '../../core/api.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { LanguageChoice } from '../../core/LanguageChoice.tsx';
import { usePageTitle } from '../../core/usePageTitle.ts';
import { DownloadButtons } from '../../patterns/remote/index.ts';
import { InvoicePaper } from '../paper/InvoicePaper.tsx';
import { AllInvoices } from './AllInvoices.tsx';
import { PayInvoice, usePaymentArrival } from './PayInvoice.tsx';
import * as css from './PublicInvoice.css.ts';
import { publicState } from './publicStates.ts';

interface PublicInvoiceProps {
  invoice: Invoice;
  token: string;
  /** Set if the customer has just returned from the payment page. */
  returned: 'done' | 'cancelled' | undefined;
}

/** Public page of an invoice for the customer: amount due, due date, document, and buttons to print and download. */
export function PublicInvoice({ invoice: loaded, token, returned }: PublicInvoiceProps) {
  const t = useTranslate();
  const { invoice, isWaiting } = usePaymentArrival(loaded, token, returned === 'done');
  const { locale } = useLanguage();
  const { number, seller, status, dueDate, balanceCents, currency } = invoice;
  const title = t('publicInvoice.heading', { number: number ?? '' });
  usePageTitle(title);
  const { label, tone } = publicState(invoice);
  const isOpen = status === 'ISSUED' || status === 'PARTIALLY_PAID';
  return (
    <div className={css.page}>
      <Inline as="header" justify="between" className={css.header}>
        <span className={css.company}>{seller.name}</span>
        <LanguageChoice />
      </Inline>
      <Stack as="main" gap={24} className={css.main}>
        <Inline gap={16} align="end" justify="between" className={css.head}>
          <Stack gap={8}>
            <h1 className={css.title}>{title}</h1>
            <Inline as="p">
              <Badge tone={tone}>{t(label)}</Badge>
              {isOpen && (
                <span>
                  {formatMoney(balanceCents, locale, currency)}
                  {dueDate !== null && ` · ${t('publicInvoice.due', { date: formatDate(dueDate, locale) })}`}
                </span>
              )}
            </Inline>
          </Stack>
          <Buttons
            token={token}
            number={number ?? 'invoice'}
            hasTickets={invoice.tickets.length > 0}
            isPayable={invoice.hasOnlinePayment}
          />
        </Inline>
        <PayInvoice invoice={invoice} token={token} returned={returned} isWaiting={isWaiting} />
        <InvoicePaper
          content={invoiceDocument(invoice, invoice.language)}
          label={title}
          logo={invoice.logo}
          color={invoice.color}
        />
        <AllInvoices token={token} />
      </Stack>
    </div>
  );
}

interface ButtonsProps {
  token: string;
  number: string;
  hasTickets: boolean;
  /** Paying is the main action of the page. */
  isPayable: boolean;
}

/** Buttons that print the document, and download the PDF alone or with its tickets. */
function Buttons({ token, number, hasTickets, isPayable }: ButtonsProps) {
  const t = useTranslate();
  const api = useApi();
  const query = { token };
  const pack = {
    label: t('publicInvoice.package'),
    icon: <FolderDown size={16} />,
    file: `${number}.zip`,
    load: () => api.call(downloadPublicPackage, { query }),
  };
  const pdf = {
    label: t('publicInvoice.pdf'),
    icon: <FileDown size={16} />,
    variant: isPayable ? ('secondary' as const) : ('primary' as const),
    file: `${number}.pdf`,
    load: () => api.call(downloadPublicInvoice, { query }),
  };
  return (
    <DownloadButtons
      isInline
      failure="publicInvoice.downloadFailed"
      pendingLabel="publicInvoice.pdfPending"
      files={hasTickets ? [pack, pdf] : [pdf]}
    >
      <Button icon={<Printer size={16} />} onPress={() => window.print()}>
        {t('publicInvoice.print')}
      </Button>
    </DownloadButtons>
  );
}

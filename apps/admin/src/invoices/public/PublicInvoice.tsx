import { formatDate, formatMoney } from '@derrick/domain/format';
import { downloadPublicInvoice, type PublicInvoice as Invoice } from '@derrick/domain/invoices';
import { Badge } from '@derrick/ui/Badge';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useLanguage, useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { LanguageChoice } from '../../app/LanguageChoice.tsx';
import { saveFile } from '../../app/saveFile.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useErrorMessage } from '../../patterns/remote/errorMessage.ts';
import { InvoicePaper } from '../paper/InvoicePaper.tsx';
import { paperOf } from '../paper/paperOf.ts';
import * as css from './PublicInvoice.css.ts';
import { publicState } from './publicStates.ts';

/** An invoice as the customer reads it: what is to be paid until when, the paper, and ways to keep it. */
export function PublicInvoice({ invoice, token }: { invoice: Invoice; token: string }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { number, seller, status, dueDate, balanceCents, currency } = invoice;
  const title = t('publicInvoice.heading', { number: number ?? '' });
  usePageTitle(title);
  const { label, tone } = publicState(invoice);
  const isOpen = status === 'ISSUED' || status === 'PARTIALLY_PAID';
  return (
    <div className={css.page}>
      <header className={css.header}>
        <span className={css.company}>{seller.name}</span>
        <LanguageChoice />
      </header>
      <main className={css.main}>
        <div className={css.head}>
          <div className={css.words}>
            <h1 className={css.title}>{title}</h1>
            <p className={css.state}>
              <Badge tone={tone}>{t(label)}</Badge>
              {isOpen && (
                <span>
                  {formatMoney(balanceCents, locale, currency)}
                  {dueDate !== null && ` · ${t('publicInvoice.due', { date: formatDate(dueDate, locale) })}`}
                </span>
              )}
            </p>
          </div>
          <Buttons token={token} name={`${number ?? 'invoice'}.pdf`} />
        </div>
        <InvoicePaper invoice={paperOf(invoice, locale)} label={title} />
      </main>
    </div>
  );
}

/** Prints the paper, and downloads it as the file that was mailed. */
function Buttons({ token, name }: { token: string; name: string }) {
  const t = useTranslate();
  const api = useApi();
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const file = await api.call(downloadPublicInvoice, { query: { token } });
      saveFile(file.blob, file.name ?? name);
    } catch (error) {
      setFailure(errors.message(error, 'publicInvoice.pdfFailed'));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <div className={css.buttons}>
        <Button icon={<Printer size={16} />} onPress={() => window.print()}>
          {t('publicInvoice.print')}
        </Button>
        <Button
          variant="primary"
          icon={<FileDown size={16} />}
          isPending={isPending}
          pendingLabel={t('publicInvoice.pdfPending')}
          onPress={() => void download()}
        >
          {t('publicInvoice.pdf')}
        </Button>
      </div>
      {failure !== undefined && (
        <Banner tone="danger" className={css.failure}>
          {failure}
        </Banner>
      )}
    </>
  );
}

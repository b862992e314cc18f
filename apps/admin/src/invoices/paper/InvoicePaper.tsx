import { formatDate, formatMoney } from '@derrick/domain/format';
import { Inline } from '@derrick/ui/Inline';
import { useState } from 'react';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './InvoicePaper.css.ts';
import { PaperLines } from './PaperLines.tsx';
import { PaperTotals } from './PaperTotals.tsx';
import type { PaperInvoice, PaperParty } from './paperModel.ts';

interface InvoicePaperProps {
  invoice: PaperInvoice;
  /** Accessible name. */
  label: string;
  /** Address of the company's logo, shown above its name. */
  logo?: string | null | undefined;
}

/** Document of an invoice: seller, customer, lines and totals. */
export function InvoicePaper({ invoice, label, logo }: InvoicePaperProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { number, seller, customer, issueDate, dueDate, costReference, currency } = invoice;
  return (
    <article className={css.paper} aria-label={label}>
      <Inline as="header" gap={24} align="stretch" justify="between">
        <div>
          <Seller name={seller.name} logo={logo} />
          <Lines lines={seller.lines} />
        </div>
        <div className={css.title}>
          <p className={css.word}>{t('invoicePaper.invoice')}</p>
          <p className={css.number}>{number ?? t('invoicePaper.draft')}</p>
          {invoice.isVoid && <p className={css.mark}>{t('invoicePaper.void')}</p>}
        </div>
      </Inline>
      <div className={css.about}>
        <div>
          <p className={css.label}>{t('invoicePaper.billTo')}</p>
          <Party party={customer} />
        </div>
        <dl className={css.dates}>
          <dt className={css.label}>{t('invoicePaper.issued')}</dt>
          <dd>{issueDate === null ? t('invoicePaper.atIssue') : formatDate(issueDate, locale)}</dd>
          <dt className={css.label}>{t('invoicePaper.due')}</dt>
          <dd>
            {dueDate === null
              ? t('invoicePaper.dueAfter', { days: invoice.termsDays })
              : formatDate(dueDate, locale)}
          </dd>
          {costReference && (
            <>
              <dt className={css.label}>{t('invoicePaper.reference')}</dt>
              <dd>{costReference}</dd>
            </>
          )}
          <dt className={css.label}>{t('invoicePaper.amountDue')}</dt>
          <dd className={css.due}>{formatMoney(invoice.totals.balanceCents, locale, currency)}</dd>
        </dl>
      </div>
      <PaperLines sections={invoice.sections} currency={currency} />
      <PaperTotals invoice={invoice} />
      <Words title={t('invoicePaper.notes')} text={invoice.notes} />
      <Words title={t('invoicePaper.payment')} text={invoice.paymentDetails} />
      {invoice.footer && <p className={css.footer}>{invoice.footer}</p>}
    </article>
  );
}

function Seller({ name, logo }: { name: string; logo: string | null | undefined }) {
  const [failed, setFailed] = useState<string>();
  if (!logo || logo === failed) return <p className={css.seller}>{name}</p>;
  return (
    <>
      <img className={css.logo} src={logo} alt="" onError={() => setFailed(logo)} />
      <p className={css.name}>{name}</p>
    </>
  );
}

const Party = ({ party: { name, lines } }: { party: PaperParty }) => (
  <>
    <p className={css.name}>{name}</p>
    <Lines lines={lines} />
  </>
);

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return <p className={css.address}>{lines.join('\n')}</p>;
}

function Words({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <p className={css.label}>{title}</p>
      <p className={css.notes}>{text}</p>
    </div>
  );
}

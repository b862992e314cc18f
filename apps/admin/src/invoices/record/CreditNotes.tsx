import { type CreditNote, downloadCreditNote, type Invoice } from '@derrick/domain/invoices';
import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { useId } from 'react';
import { useApi } from '../../core/api.ts';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useDownload } from '../../patterns/remote/index.ts';
import * as css from './InvoiceRecord.css.ts';
import { methodLabel } from './paymentMethods.ts';

/** Credit notes of an invoice, each with its refund and its PDF. */
export function CreditNotes({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const titleId = useId();
  if (invoice.creditNotes.length === 0) return null;
  return (
    <Stack as="section" gap={12} className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('invoice.creditNotes')}
      </h3>
      <Stack as="ul" gap={12}>
        {invoice.creditNotes.map((note) => (
          <li key={note.id} className={css.payment}>
            <NoteText note={note} currency={invoice.currency} />
            <PdfButton invoiceId={invoice.id} note={note} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Number, amount and reason of a credit note, and its refund. */
function NoteText({ note, currency }: { note: CreditNote; currency: string }) {
  const t = useTranslate();
  const formats = useFormats();
  const { number, issueDate, reason, totalCents, refund } = note;
  return (
    <div>
      <div className={css.amount}>{formats.money(totalCents, currency)}</div>
      <div className={css.muted}>{[number, formats.date(issueDate)].join(' · ')}</div>
      <div className={css.muted}>{reason}</div>
      {refund && (
        <div className={css.muted}>
          {t('invoice.creditRefund', {
            amount: formats.money(refund.amountCents, currency),
            date: formats.date(refund.refundedOn),
            method: t(methodLabel(refund.method)),
          })}
        </div>
      )}
    </div>
  );
}

function PdfButton({ invoiceId, note: { id, number } }: { invoiceId: string; note: CreditNote }) {
  const t = useTranslate();
  const api = useApi();
  const pdf = useDownload({ failure: 'invoice.pdfFailed' });
  const load = () => api.call(downloadCreditNote, { params: { id: invoiceId }, query: { creditNoteId: id } });
  return (
    <Button
      size="small"
      isPending={pdf.isPending}
      pendingLabel={t('invoice.pdfPending')}
      aria-label={t('invoice.creditNotePdf', { number })}
      onPress={() => void pdf.download(load, `${number}.pdf`)}
    >
      {t('invoice.pdf')}
    </Button>
  );
}

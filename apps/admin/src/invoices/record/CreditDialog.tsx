import {
  creditableAmounts,
  creditInvoice,
  creditTotals,
  type Invoice,
  isFullCredit,
  refundCentsOf,
} from '@derrick/domain/invoices';
import { Button } from '@derrick/ui/Button';
import { Checkbox } from '@derrick/ui/Checkbox';
import { FormGrid } from '@derrick/ui/Form';
import { Inline } from '@derrick/ui/Inline';
import { MoneyField } from '@derrick/ui/MoneyField';
import { Stack } from '@derrick/ui/Stack';
import { TextArea } from '@derrick/ui/TextArea';
import { useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { createIdempotencyKeys } from '../../patterns/form/idempotencyKey.ts';
import { errorMessages, useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { FormTotals } from '../paper/FormTotals.tsx';
import {
  type CreditValues,
  creditErrors,
  creditedLines,
  creditLabels,
  creditValuesOf,
  validateCredit,
} from './creditValues.ts';
import { closeIfOutdated, type InvoiceDialogProps } from './dialogProps.ts';
import * as css from './InvoiceRecord.css.ts';
import { RefundFields } from './RefundFields.tsx';

/** Issues a credit note for parts of the invoice lines, by default for everything that is left. */
export function CreditDialog({ invoice, onDone, onOutdated, onClose }: InvoiceDialogProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { change } = useChange(creditInvoice, { success: 'invoice.creditNoteDone' });
  const [keyOf] = useState(createIdempotencyKeys);
  const { currency } = invoice;
  const money = (cents: number) => formats.money(cents, currency);
  const left = creditableAmounts(invoice);
  const form = useForm<CreditValues, Invoice>({
    initial: creditValuesOf(invoice, formats.dayOf(new Date())),
    labels: creditLabels,
    aliases: { refund: 'refundedOn' },
    validate: (values) => validateCredit(invoice, values),
    validatesOnBlur: false,
    errorMessage(error) {
      if (error === 'creditTooLarge')
        return t('credit.error.tooLarge', { amount: money(invoice.totalCents - invoice.creditedCents) });
      return errorMessages(t, creditErrors(currency), 'credit.error.invalid')(error);
    },
    async submit(values) {
      const lines = creditedLines(invoice, values);
      const { method, refundedOn, releaseTickets } = values;
      const refund = { method, refundedOn, reference: values.reference.trim() || null };
      const isRefunded = refundCentsOf(invoice.balanceCents, creditTotals(invoice, lines).totalCents) > 0;
      const body = {
        reason: values.reason.trim(),
        lines,
        refund: isRefunded ? refund : null,
        releaseTickets: releaseTickets && isFullCredit(invoice, lines),
      };
      return closeIfOutdated(
        await change({ params: { id: invoice.id }, body, idempotencyKey: keyOf(body) }),
        { onOutdated, onClose },
      );
    },
    onSubmitted: onDone,
  });
  const amounts = form.lines('lines');
  const setAll = (isAll: boolean) => {
    const { lines } = creditValuesOf(invoice, form.values.refundedOn);
    form.change({ lines: isAll ? lines : lines.map((line) => ({ ...line, amount: null })) });
  };
  const credited = creditedLines(invoice, form.values).filter(({ amountCents }) =>
    Number.isInteger(amountCents),
  );
  const totals = creditTotals(invoice, credited);
  /** Names the ticket, because several tickets often have the same lines. */
  const hintOf = (line: number) => {
    const ticket = invoice.tickets.find(({ id }) => id === invoice.lines[line]?.ticketId);
    const limit = t('credit.left', { amount: money(left[line] ?? 0) });
    return ticket ? `#${ticket.jobcode} · ${limit}` : limit;
  };
  const refundCents = refundCentsOf(invoice.balanceCents, totals.totalCents);
  const wrongLines = form.control('lines');

  return (
    <FormDialog
      form={form}
      size="large"
      title={t('credit.title', { number: invoice.number ?? '' })}
      description={t('credit.text')}
      submitLabel={t('credit.submit')}
      pendingLabel={t('credit.pending')}
      onClose={onClose}
    >
      <Stack as="section" gap={12} aria-label={t('credit.lines')}>
        <Inline justify="between">
          <p className={css.muted}>{t('credit.linesHint')}</p>
          <Inline>
            <Button size="small" isDisabled={form.isPending} onPress={() => setAll(true)}>
              {t('credit.all')}
            </Button>
            <Button size="small" isDisabled={form.isPending} onPress={() => setAll(false)}>
              {t('credit.none')}
            </Button>
          </Inline>
        </Inline>
        <FormGrid>
          {amounts.list.map((line, index) => (
            <MoneyField
              key={line.line}
              {...amounts.field(index, line, 'amount')}
              label={invoice.lines[line.line]?.description ?? ''}
              description={hintOf(line.line)}
              currency={currency}
              autoFocus={index === 0}
            />
          ))}
        </FormGrid>
        {wrongLines.errorMessage !== undefined && (
          <p id={wrongLines.id} tabIndex={-1} className={css.wrong}>
            {wrongLines.errorMessage}
          </p>
        )}
      </Stack>
      <TextArea {...form.field('reason')} description={t('credit.reasonHint')} rows={2} isRequired />
      <FormTotals
        currency={currency}
        discountPercent={null}
        taxPercent={invoice.taxPercent}
        taxLabel={invoice.taxLabel}
        isTaxExempt={invoice.isTaxExempt}
        totals={{ ...totals, paidCents: 0, creditedCents: 0, balanceCents: 0 }}
      />
      {refundCents > 0 ? (
        <RefundFields form={form} amount={money(refundCents)} />
      ) : (
        <Inline justify="between">
          <span>{t('credit.balance')}</span>
          <strong>{money(invoice.balanceCents - totals.totalCents)}</strong>
        </Inline>
      )}
      {invoice.tickets.length > 0 && isFullCredit(invoice, credited) && (
        <Checkbox
          id={form.controlId('releaseTickets')}
          label={t('credit.releaseTickets')}
          description={t('credit.releaseTicketsHint')}
          isSelected={form.values.releaseTickets}
          isDisabled={form.isPending}
          onChange={(isSelected) => form.change({ releaseTickets: isSelected })}
        />
      )}
      <FormFailure error={form.error} fallback="credit.failed" />
    </FormDialog>
  );
}

import type { Invoice } from '@derrick/domain/invoices';
import { Banner } from '@derrick/ui/Banner';
import { Inline } from '@derrick/ui/Inline';
import { LineItemsEditor } from '@derrick/ui/LineItemsEditor';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { PriceItemPicker, unitChoices } from '../../patterns/lines/index.ts';
import { FormTotals } from '../paper/FormTotals.tsx';
import { choices } from './choices.ts';
import * as css from './DraftForm.css.ts';
import {
  amountWhileTyping,
  type DraftLine,
  emptyLine,
  lineOfItem,
  totalsWhileTyping,
} from './draftValues.ts';
import type { DraftFormState } from './useDraftForm.ts';

interface DraftLinesProps {
  form: DraftFormState;
  invoice: Invoice;
}

/** Lines of a draft with their grouping and totals. */
export function DraftLines({ form, invoice }: DraftLinesProps) {
  const t = useTranslate();
  const { distanceUnit } = useFormats();
  const { values } = form;
  const { kinds, groupings } = choices(t, values.lines);
  const { currency } = invoice;
  const codes = new Map(invoice.tickets.map(({ id, jobcode }) => [id, `#${jobcode}`]));
  const isGrouped = values.grouping === 'TICKET' && invoice.tickets.length > 1;
  const groupOf = ({ ticketId }: DraftLine) => codes.get(ticketId ?? '') ?? t('invoice.otherLines');
  return (
    <Stack as="section" className={css.lines} aria-label={t('invoice.lines')}>
      <Inline gap={12} align="start" justify="between">
        <div>
          <h3 className={css.title}>{t('invoice.lines')}</h3>
          <p className={css.hint}>{t('invoice.linesHint')}</p>
        </div>
        {invoice.tickets.length > 0 && (
          <SegmentedControl
            label={t('invoice.grouping')}
            items={groupings}
            value={values.grouping}
            isDisabled={form.isPending}
            onChange={(grouping) => form.change({ grouping })}
          />
        )}
      </Inline>
      {values.grouping === invoice.grouping ? (
        <>
          <LineItemsEditor
            label={t('invoice.lines')}
            value={values.lines}
            onChange={(lines) => form.change({ lines })}
            newLine={emptyLine}
            kinds={kinds}
            units={unitChoices(t, distanceUnit, values.lines)}
            currency={currency}
            amountOf={amountWhileTyping}
            {...(isGrouped && { groupOf })}
            errors={Object.fromEntries(form.problems.map(({ field, message }) => [field, message]))}
            controlId={form.controlId}
            isDisabled={form.isPending}
            totals={() => <Totals form={form} invoice={invoice} />}
          />
          <Reasons form={form} />
          <PriceItemPicker
            pricesFor={{ customer: invoice.customer.name }}
            isDisabled={form.isPending}
            onPick={(item) => form.setValues((now) => ({ ...now, lines: [...now.lines, lineOfItem(item)] }))}
          />
        </>
      ) : (
        <Banner tone="info" title={t('invoice.regroupTitle')}>
          {t('invoice.regroupText')}
        </Banner>
      )}
    </Stack>
  );
}

/** Totals of the current form values. */
function Totals({ form: { values }, invoice }: DraftLinesProps) {
  const { currency, taxLabel, isTaxExempt } = invoice;
  const totals = totalsWhileTyping(values, currency);
  return (
    <FormTotals
      currency={currency}
      taxLabel={taxLabel}
      isTaxExempt={isTaxExempt}
      discountPercent={values.discountKind === 'percent' ? values.discountPercent : null}
      taxPercent={values.taxPercent ?? 0}
      totals={{ ...totals, paidCents: 0, creditedCents: 0, balanceCents: totals.totalCents }}
    />
  );
}

/** Reasons of the adjustments, printed below their lines. */
function Reasons({ form }: { form: DraftFormState }) {
  const t = useTranslate();
  const { lines } = form.values;
  const set = (index: number, reason: string) =>
    form.change({ lines: lines.map((line, at) => (at === index ? { ...line, reason } : line)) });
  return lines.map((line, index) =>
    line.kind === 'ADJUSTMENT' ? (
      <TextField
        key={line.id}
        {...form.control(`lines.${index}.reason`)}
        label={t('invoice.adjustmentReason', {
          line: line.description.trim() || t('invoice.unnamedLine', { number: index + 1 }),
        })}
        value={line.reason}
        onChange={(reason) => set(index, reason)}
        autoComplete="off"
        isRequired
      />
    ) : null,
  );
}

import type { Invoice } from '@derrick/domain/invoices';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { MoneyField } from '@derrick/ui/MoneyField';
import { NumberField } from '@derrick/ui/NumberField';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { choices } from './choices.ts';
import * as css from './DraftForm.css.ts';
import type { DraftFormState } from './useDraftForm.ts';

const percents = { maximumFractionDigits: 3 } as const;

interface DraftTermsProps {
  form: DraftFormState;
  invoice: Invoice;
}

/** Discount, tax and payment terms. */
export function DraftTerms({ form, invoice: { currency, isTaxExempt } }: DraftTermsProps) {
  const t = useTranslate();
  const { discountKind } = form.values;
  return (
    <FormGrid>
      <Stack gap={8} align="start" className={css.choice}>
        <span className={css.label} aria-hidden="true">
          {t('invoice.discountKind')}
        </span>
        <SegmentedControl
          label={t('invoice.discountKind')}
          items={choices(t).discounts}
          value={discountKind}
          isDisabled={form.isPending}
          onChange={(chosen) => form.change({ discountKind: chosen })}
        />
      </Stack>
      {discountKind === 'percent' && (
        <NumberField {...form.field('discountPercent')} formatOptions={percents} hasButtons={false} />
      )}
      {discountKind === 'amount' && <MoneyField {...form.field('discountAmount')} currency={currency} />}
      <NumberField
        {...form.field('taxPercent')}
        description={isTaxExempt ? t('invoice.taxExemptHint') : undefined}
        formatOptions={percents}
        hasButtons={false}
      />
      <NumberField {...form.field('termsDays')} hasButtons={false} isRequired />
      <TextField {...form.field('costReference')} className={formWide} autoComplete="off" />
    </FormGrid>
  );
}

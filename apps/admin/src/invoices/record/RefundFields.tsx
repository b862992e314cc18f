import { paymentMethods } from '@derrick/domain/invoices';
import { DatePicker } from '@derrick/ui/DatePicker';
import { FormGrid } from '@derrick/ui/Form';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { FieldProps } from '../../patterns/form/index.ts';
import type { CreditValues } from './creditValues.ts';
import * as css from './InvoiceRecord.css.ts';
import { methodWords } from './paymentMethods.ts';

interface RefundFieldsProps {
  form: {
    field: <Name extends 'method' | 'reference' | 'refundedOn'>(name: Name) => FieldProps<CreditValues[Name]>;
  };
  /** The part of the credit that exceeds the balance. */
  amount: string;
}

/** How and when the customer gets back what exceeds the balance. */
export function RefundFields({ form, amount }: RefundFieldsProps) {
  const t = useTranslate();
  const method = form.field('method');
  return (
    <Stack as="section" gap={12} aria-label={t('credit.toRefund')}>
      <div>
        <h3 className={css.title}>{t('credit.refund', { amount })}</h3>
        <p className={css.muted}>{t('credit.refundHint')}</p>
      </div>
      <FormGrid>
        <DatePicker {...form.field('refundedOn')} isRequired />
        <NativeSelect
          id={method.id}
          label={method.label}
          items={paymentMethods.map((id) => ({ id, label: t(methodWords[id]) }))}
          value={method.value}
          isDisabled={method.isDisabled}
          onChange={method.onChange}
        />
        <TextField {...form.field('reference')} description={t('invoice.referenceHint')} autoComplete="off" />
      </FormGrid>
    </Stack>
  );
}

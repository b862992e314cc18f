import {
  addInvoicePayment,
  type Invoice,
  type PaymentMethod,
  paymentMethods,
} from '@derrick/domain/invoices';
import { DatePicker } from '@derrick/ui/DatePicker';
import { FormGrid } from '@derrick/ui/Form';
import { MoneyField } from '@derrick/ui/MoneyField';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { decimalsOf, minorAmountOf, minorUnitsOf, useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { createIdempotencyKeys } from '../../patterns/form/idempotencyKey.ts';
import { useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { closeIfOutdated, type InvoiceDialogProps } from './dialogProps.ts';
import { methodWords } from './paymentMethods.ts';

interface PaymentValues {
  /** Amount in units of the currency, not in cents; null while the field is empty. */
  amount: number | null;
  method: PaymentMethod;
  reference: string;
  paidOn: string;
}

const labels = {
  amount: 'invoice.amount',
  method: 'invoice.method',
  reference: 'invoice.reference',
  paidOn: 'invoice.paidOn',
} as const;

/** Records a full or partial payment of the amount due. */
export function PaymentDialog({ invoice, onDone, onOutdated, onClose }: InvoiceDialogProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { change } = useChange(addInvoicePayment, { success: 'invoice.payed' });
  const [keyOf] = useState(createIdempotencyKeys);
  const { currency, balanceCents } = invoice;
  const units = minorUnitsOf(currency);
  const balance = formats.money(balanceCents, currency);
  const centsOf = ({ amount }: PaymentValues) => minorAmountOf(amount ?? 0, currency);

  const errorMessage = (error: string) => {
    if (error === 'amountTooLarge') return t('invoice.error.amountTooLarge', { balance });
    if (error === 'tooManyDecimals') return t('common.error.decimals', { count: decimalsOf(currency) });
    if (error === 'amountInvalid') return t('invoice.error.amountRequired');
    return t(error === 'dateInvalid' ? 'invoice.error.dayRequired' : 'invoice.error.invalid');
  };
  const form = useForm<PaymentValues, Invoice>({
    initial: {
      amount: balanceCents / units,
      method: 'CHECK',
      reference: '',
      paidOn: formats.dayOf(new Date()),
    },
    labels,
    aliases: { amountCents: 'amount' },
    validate(values) {
      const cents = centsOf(values);
      const decimals = Number.isInteger(cents) ? undefined : 'tooManyDecimals';
      const wrong = cents > balanceCents ? 'amountTooLarge' : decimals;
      return {
        amount: cents > 0 ? wrong : 'amountInvalid',
        paidOn: values.paidOn === '' ? 'dateInvalid' : undefined,
      };
    },
    validatesOnBlur: false,
    errorMessage,
    async submit(values) {
      const { method, paidOn } = values;
      const body = {
        amountCents: centsOf(values),
        method,
        paidOn,
        reference: values.reference.trim() || null,
      };
      return closeIfOutdated(
        await change({ params: { id: invoice.id }, body, idempotencyKey: keyOf(body) }),
        { onOutdated, onClose },
      );
    },
    onSubmitted: onDone,
  });
  const method = form.field('method');

  return (
    <FormDialog
      form={form}
      title={t('invoice.payTitle')}
      description={t('invoice.payText', { balance })}
      submitLabel={t('invoice.pay')}
      pendingLabel={t('invoice.paying')}
      onClose={onClose}
    >
      <FormGrid>
        <MoneyField {...form.field('amount')} currency={currency} isRequired autoFocus />
        <DatePicker {...form.field('paidOn')} isRequired />
        <NativeSelect
          id={method.id}
          label={method.label}
          items={paymentMethods.map((id) => ({ id, label: t(methodWords[id]) }))}
          value={method.value}
          isDisabled={form.isPending}
          onChange={method.onChange}
        />
        <TextField {...form.field('reference')} description={t('invoice.referenceHint')} autoComplete="off" />
      </FormGrid>
      <FormFailure error={form.error} fallback="invoice.payFailed" />
    </FormDialog>
  );
}

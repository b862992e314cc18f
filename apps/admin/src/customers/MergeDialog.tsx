import { type Customer, listCustomers, mergeCustomer } from '@derrick/domain/customers';
import { ComboBox, type ComboBoxItem } from '@derrick/ui/ComboBox';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../patterns/form/index.ts';
import { usePickerOptions } from '../patterns/form/usePickerOptions.ts';
import { useChange } from '../patterns/remote/index.ts';

interface MergeDialogProps {
  /** The customer that will be removed. */
  customer: Customer;
  /** Called with the remaining customer. */
  onDone: (into: Customer) => void;
  onClose: () => void;
}

/** Merges a duplicate customer into another customer. */
export function MergeDialog({ customer, onDone, onClose }: MergeDialogProps) {
  const t = useTranslate();
  const { change } = useChange(mergeCustomer, { success: 'customerForm.merge.done' });
  const { nameOf: _nameOf, ...customers } = usePickerOptions(
    listCustomers,
    {},
    {
      failure: 'customerForm.merge.loadFailed',
      more: 'customerForm.merge.typeForMore',
      unnamed: 'customerForm.place',
    },
  );
  const form = useForm<{ into: ComboBoxItem | null }, Customer>({
    initial: { into: null },
    labels: { into: 'customerForm.merge.into' },
    aliases: { intoId: 'into' },
    validate: ({ into }) => ({ into: into === null ? 'intoRequired' : undefined }),
    validatesOnBlur: false,
    errorMessage: errorMessages(
      t,
      { customerUnknown: 'customerForm.merge.unknown' },
      'customerForm.merge.required',
    ),
    submit: ({ into }) => change({ params: { id: customer.id }, body: { intoId: into?.id ?? '' } }),
    onSubmitted: onDone,
  });
  const { name, ticketCount } = customer;
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('customerForm.merge.title')}
      description={t('customerForm.merge.text', { name, count: ticketCount })}
      submitLabel={t('customerForm.merge.submit')}
      pendingLabel={t('customerForm.merge.pending')}
      isDangerous
      onClose={onClose}
    >
      <ComboBox
        {...form.field('into')}
        {...customers}
        items={customers.items.filter(({ id }) => id !== customer.id)}
        isRequired
      />
      <FormFailure error={form.error} fallback="customerForm.merge.failed" />
    </FormDialog>
  );
}

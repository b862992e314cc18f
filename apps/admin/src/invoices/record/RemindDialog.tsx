import { type Invoice, remindOfInvoice } from '@derrick/domain/invoices';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { Link } from '@derrick/ui/Link';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { customerPage } from '../addresses.ts';
import { closeIfOutdated, type InvoiceDialogProps } from './dialogProps.ts';
import { mailToOf } from './mailFields.ts';

/** Emails a reminder after confirmation. Without an address, it leads to the customer, who needs one. */
export function RemindDialog(props: InvoiceDialogProps) {
  const t = useTranslate();
  const { invoice, onClose } = props;
  const to = mailToOf(invoice);
  if (to !== null) return <ConfirmReminder {...props} to={to} />;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('invoice.noAddress')}
      description={t('invoice.noAddressText', { customer: invoice.customer.name })}
      footer={
        <>
          <Button onPress={onClose}>{t('common.close')}</Button>
          {invoice.customer.id !== null && (
            <Link href={customerPage(invoice.customer.id)} variant="button" buttonVariant="primary">
              {t('invoice.addAddress')}
            </Link>
          )}
        </>
      }
    />
  );
}

function ConfirmReminder({ invoice, to, onDone, onOutdated, onClose }: InvoiceDialogProps & { to: string }) {
  const t = useTranslate();
  const formats = useFormats();
  const { change } = useChange(remindOfInvoice, { success: 'invoice.remindDone' });
  const form = useForm<object, Invoice>({
    initial: {},
    labels: {},
    validate: () => ({}),
    errorMessage: () => t('invoice.error.invalid'),
    async submit() {
      return closeIfOutdated(await change({ params: { id: invoice.id } }), { onOutdated, onClose });
    },
    onSubmitted: onDone,
  });
  const balance = formats.money(invoice.balanceCents, invoice.currency);
  return (
    <FormDialog
      form={form}
      title={t('invoice.remindTitle')}
      description={t('invoice.remindText', { email: to, balance })}
      submitLabel={t('invoice.remindSubmit')}
      pendingLabel={t('invoice.sending')}
      onClose={onClose}
    >
      <FormFailure error={form.error} fallback="invoice.remindFailed" />
    </FormDialog>
  );
}

import { type Invoice, sendInvoice } from '@derrick/domain/invoices';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { closeIfOutdated, type InvoiceDialogProps } from './dialogProps.ts';
import { MailFields } from './MailFields.tsx';
import {
  type MailValues,
  mailErrors,
  mailLabels,
  mailValuesOf,
  sendingOf,
  validateMail,
} from './mailFields.ts';

/** Emails an invoice; can be repeated at any time. */
export function SendDialog({ invoice, onDone, onOutdated, onClose }: InvoiceDialogProps) {
  const t = useTranslate();
  const { change } = useChange(sendInvoice, { success: 'invoice.sent' });
  const form = useForm<MailValues, Invoice>({
    initial: mailValuesOf(invoice),
    labels: mailLabels,
    validate: validateMail,
    validatesOnBlur: false,
    errorMessage: errorMessages(t, mailErrors, 'invoice.error.invalid'),
    async submit(values) {
      return closeIfOutdated(await change({ params: { id: invoice.id }, body: sendingOf(values, invoice) }), {
        onOutdated,
        onClose,
      });
    },
    onSubmitted: onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('invoice.sendTitle')}
      description={t('invoice.sendText')}
      submitLabel={t('invoice.send')}
      pendingLabel={t('invoice.sending')}
      onClose={onClose}
    >
      <MailFields
        fields={{
          to: form.field('to'),
          message: form.field('message'),
          attachTickets: form.field('attachTickets'),
          rememberRecipient: form.field('rememberRecipient'),
        }}
        invoice={invoice}
        autoFocus
      />
      <FormFailure error={form.error} fallback="invoice.sendFailed" />
    </FormDialog>
  );
}

import { type Invoice, issueInvoice } from '@derrick/domain/invoices';
import { Checkbox } from '@derrick/ui/Checkbox';
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

interface IssueValues extends MailValues {
  isMailed: boolean;
}

/** Issues a draft and optionally emails it. */
export function IssueDialog({ invoice, onDone, onOutdated, onClose }: InvoiceDialogProps) {
  const t = useTranslate();
  const { change } = useChange(issueInvoice, { success: 'invoice.issued' });
  const form = useForm<IssueValues, Invoice>({
    initial: { ...mailValuesOf(invoice), isMailed: false },
    labels: { isMailed: 'invoice.mailNow', ...mailLabels },
    aliases: { 'send.to': 'to', 'send.message': 'message' },
    validate: (values) => (values.isMailed ? validateMail(values) : {}),
    validatesOnBlur: false,
    errorMessage: errorMessages(t, mailErrors, 'invoice.error.invalid'),
    async submit({ isMailed, ...mail }) {
      const send = isMailed ? sendingOf(mail, invoice) : undefined;
      const body = { version: invoice.version, ...(send && { send }) };
      return closeIfOutdated(await change({ params: { id: invoice.id }, body }), { onOutdated, onClose });
    },
    onSubmitted: onDone,
  });
  const { isMailed } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('invoice.issueTitle')}
      description={t('invoice.issueText')}
      submitLabel={t(isMailed ? 'invoice.issueAndSend' : 'invoice.issueSubmit')}
      pendingLabel={t('invoice.issuing')}
      onClose={onClose}
    >
      <Checkbox
        id={form.controlId('isMailed')}
        label={t('invoice.mailNow')}
        isSelected={isMailed}
        isDisabled={form.isPending}
        onChange={(isSelected) => form.change({ isMailed: isSelected })}
      />
      {isMailed && (
        <MailFields
          fields={{
            to: form.field('to'),
            message: form.field('message'),
            attachTickets: form.field('attachTickets'),
            rememberRecipient: form.field('rememberRecipient'),
          }}
          invoice={invoice}
        />
      )}
      <FormFailure error={form.error} fallback="invoice.issueFailed" />
    </FormDialog>
  );
}

import { type Invoice, markInvoiceSent } from '@derrick/domain/invoices';
import { DatePicker } from '@derrick/ui/DatePicker';
import { FormGrid } from '@derrick/ui/Form';
import { TextField } from '@derrick/ui/TextField';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { closeIfOutdated, type InvoiceDialogProps } from './dialogProps.ts';

interface MarkSentValues {
  sentOn: string;
  note: string;
}

const labels = { sentOn: 'invoice.sentOn', note: 'invoice.sentNote' } as const;

/** Records that an invoice was sent by other means, such as by post. */
export function MarkSentDialog({ invoice, onDone, onOutdated, onClose }: InvoiceDialogProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { change } = useChange(markInvoiceSent, { success: 'invoice.markSentDone' });
  const form = useForm<MarkSentValues, Invoice>({
    initial: { sentOn: formats.dayOf(new Date()), note: '' },
    labels,
    validate: ({ sentOn }) => (sentOn === '' ? { sentOn: 'dateInvalid' } : {}),
    validatesOnBlur: false,
    errorMessage: (error) =>
      t(error === 'dateInvalid' ? 'invoice.error.dayRequired' : 'invoice.error.invalid'),
    async submit({ sentOn, note }) {
      const body = { sentOn, note: note.trim() || null };
      return closeIfOutdated(await change({ params: { id: invoice.id }, body }), { onOutdated, onClose });
    },
    onSubmitted: onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('invoice.markSentTitle')}
      description={t('invoice.markSentText')}
      submitLabel={t('invoice.markSent')}
      pendingLabel={t('invoice.markingSent')}
      onClose={onClose}
    >
      <FormGrid>
        <DatePicker {...form.field('sentOn')} isRequired />
        <TextField
          {...form.field('note')}
          description={t('invoice.sentNoteHint')}
          autoComplete="off"
          maxLength={200}
        />
      </FormGrid>
      <FormFailure error={form.error} fallback="invoice.markSentFailed" />
    </FormDialog>
  );
}

import type { ApiError } from '@derrick/domain/http';
import { DISPUTE_TEXT_MAX, disputeByLink, validateDispute } from '@derrick/domain/signatures';
import { TextArea } from '@derrick/ui/TextArea';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';

interface DisputeDialogProps {
  token: string;
  /** Returns true if the page shows the error. */
  onRefused: (error: ApiError) => boolean;
  onSent: () => void;
  onClose: () => void;
}

/** Asks the customer to describe the problem with the ticket. */
export function DisputeDialog({ token, onRefused, onSent, onClose }: DisputeDialogProps) {
  const t = useTranslate();
  const { change } = useChange(disputeByLink);
  const form = useForm<{ text: string }>({
    initial: { text: '' },
    labels: { text: 'sign.dispute.field' },
    validate: ({ text }) => ({ text: validateDispute(text) }),
    validatesOnBlur: false,
    errorMessage: errorMessages(
      t,
      {
        disputeRequired: 'sign.error.dispute',
        textTooLong: { key: 'sign.error.disputeTooLong', count: DISPUTE_TEXT_MAX },
      },
      'sign.error.invalid',
    ),
    submit: async ({ text }) => {
      const result = await change({ body: { token, text: text.trim() } });
      if (!result.ok && onRefused(result.error)) return { ok: false };
      return result;
    },
    onSubmitted: onSent,
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('sign.dispute.open')}
      description={t('sign.dispute.text')}
      submitLabel={t('sign.dispute.submit')}
      pendingLabel={t('sign.pending')}
      onClose={onClose}
    >
      <TextArea {...form.field('text')} rows={4} isRequired autoFocus />
      <FormFailure error={form.error} fallback="sign.dispute.failed" />
    </FormDialog>
  );
}

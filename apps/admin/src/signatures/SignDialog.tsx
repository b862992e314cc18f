import { signedFactsOf } from '@derrick/domain/signatures';
import { signTicket, type Ticket } from '@derrick/domain/tickets';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { SignerFields } from './SignerFields.tsx';
import { SignSummary } from './SignSummary.tsx';
import {
  clearStoredSigner,
  type SignerValues,
  signatureOf,
  signerErrors,
  signerLabels,
  useKeepSigner,
  useStoredSigner,
  validateSigner,
} from './signerForm.ts';

interface SignDialogProps {
  ticket: Ticket;
  onSigned: (ticket: Ticket) => void;
  onClose: () => void;
}

/** Captures the customer's signature on the signed-in user's device. */
export function SignDialog({ ticket, onSigned, onClose }: SignDialogProps) {
  const t = useTranslate();
  const { id, version, jobcode, customerName } = ticket;
  const { change } = useChange(signTicket, { success: 'sign.done.title' });
  const initial = useStoredSigner(id, customerName ?? '');
  const form = useForm<SignerValues, Ticket>({
    initial,
    labels: signerLabels,
    validate: validateSigner,
    validatesOnBlur: false,
    errorMessage: signerErrors(t),
    submit: (values) => change({ params: { id }, body: signatureOf(values), version }),
    onSubmitted(signed) {
      clearStoredSigner(id);
      onSigned(signed);
    },
  });
  useKeepSigner(id, form.values);
  return (
    <FormDialog
      form={form}
      title={t('sign.dialog.title', { jobcode })}
      description={t('sign.dialog.text')}
      submitLabel={t('sign.submit')}
      pendingLabel={t('sign.pending')}
      onClose={onClose}
    >
      <SignSummary ticket={ticket} />
      <SignerFields form={form} facts={signedFactsOf(ticket)} />
      <FormFailure error={form.error} fallback="sign.failed" />
    </FormDialog>
  );
}

import type { ApiError } from '@derrick/domain/http';
import { type SignedByLink, type SignRequest, signByLink } from '@derrick/domain/signatures';
import { Button } from '@derrick/ui/Button';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FormFailure } from '../../patterns/form/FormFailure.tsx';
import { Form, useForm } from '../../patterns/form/index.ts';
import { useChange } from '../../patterns/remote/index.ts';
import { SignerFields } from '../SignerFields.tsx';
import {
  clearStoredSigner,
  type SignerValues,
  signatureOf,
  signerErrors,
  signerLabels,
  useKeepSigner,
  useStoredSigner,
  validateSigner,
} from '../signerForm.ts';
import * as css from './SignPage.css.ts';

export interface SignFormProps {
  token: string;
  request: SignRequest;
  /** Returns true if the page shows the error. */
  onRefused: (error: ApiError) => boolean;
  /** Called with the token of the verification page, if the server returns one. */
  onSigned: (signedToken: string | undefined) => void;
}

/** Signing form for the customer: name, title, and a drawn or typed signature. */
export function SignForm({ token, request, onRefused, onSigned }: SignFormProps) {
  const t = useTranslate();
  const { jobcode, customerName } = request.ticket;
  const { change } = useChange(signByLink);
  const kept = `link ${jobcode}`;
  const initial = useStoredSigner(kept, customerName ?? '');
  const form = useForm<SignerValues, SignedByLink>({
    initial,
    labels: signerLabels,
    validate: validateSigner,
    validatesOnBlur: false,
    errorMessage: signerErrors(t),
    submit: async (values) => {
      const { contentHash } = request;
      const result = await change({ body: { token, contentHash, ...signatureOf(values) } });
      if (!result.ok && onRefused(result.error)) return { ok: false };
      return result;
    },
    onSubmitted({ signedToken }) {
      clearStoredSigner(kept);
      onSigned(signedToken);
    },
  });
  useKeepSigner(kept, form.values);
  return (
    <Stack as="section" className={css.card} aria-label={t('sign.signature')}>
      <h2 className={css.heading}>{t('sign.signature')}</h2>
      <Form form={form} gap={16}>
        <SignerFields form={form} facts={request.ticket} />
        <FormFailure error={form.error} fallback="sign.failed" />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={form.isPending}
          pendingLabel={t('sign.pending')}
        >
          {t('sign.submit')}
        </Button>
      </Form>
    </Stack>
  );
}

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
  forgetSigner,
  type SignerValues,
  signatureOf,
  signerErrors,
  signerLabels,
  useKeepSigner,
  useKeptSigner,
  validateSigner,
} from '../signerForm.ts';
import * as css from './SignPage.css.ts';

export interface SignFormProps {
  token: string;
  request: SignRequest;
  /** Answers whether another page says it. */
  onRefused: (error: ApiError) => boolean;
  /** Called with the token that leads to what was signed, as far as the server gives one. */
  onSigned: (signedToken: string | undefined) => void;
}

/** What the customer signs with: name, title, and a drawn or typed signature. */
export function SignForm({ token, request, onRefused, onSigned }: SignFormProps) {
  const t = useTranslate();
  const { jobcode, customerName } = request.ticket;
  const { change } = useChange(signByLink);
  const kept = `link ${jobcode}`;
  const initial = useKeptSigner(kept, customerName ?? '');
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
      forgetSigner(kept);
      onSigned(signedToken);
    },
  });
  useKeepSigner(kept, form.values);
  return (
    <Stack as="section" className={css.card} aria-label={t('sign.signature')}>
      <h2 className={css.heading}>{t('sign.signature')}</h2>
      <Form form={form} gap={16}>
        <SignerFields form={form} />
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

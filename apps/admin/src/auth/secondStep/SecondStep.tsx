import { login, type SecondFactors } from '@derrick/domain/auth';
import { toApiError } from '@derrick/domain/http';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { TextField } from '@derrick/ui/TextField';
import { KeyRound } from 'lucide-react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useServices } from '../../core/services.tsx';
import { useCountdown } from '../../core/useCountdown.ts';
import { Form } from '../../patterns/form/Form.tsx';
import { useForm } from '../../patterns/form/useForm.ts';
import { canUsePasskeys } from '../../patterns/secondFactor/index.ts';
import { usePasskeySignIn } from '../../patterns/secondFactor/usePasskeySignIn.ts';
import * as css from '../AccountForm.css.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { FailureBanner } from '../FailureBanner.tsx';
import { useAccountApi } from '../useAccountForm.ts';

export interface SecondStepProps {
  /** Credentials accepted in the first step. */
  credentials: { email: string; password: string };
  factors: SecondFactors;
  onSignedIn: () => void;
  onBack: () => void;
}

/** Second step of signing in: an authenticator code, a recovery code or a passkey. */
export function SecondStep({ factors, ...props }: SecondStepProps) {
  const t = useTranslate();
  const { form, passkey } = useSecondStep(props);
  const { error } = form;
  const isWaiting = useCountdown(error) > 0;
  const hasPasskeys = factors.hasPasskeys && canUsePasskeys();
  const subtitle = factors.hasAuthenticator
    ? ('secondFactor.step.code' as const)
    : ('secondFactor.step.recovery' as const);

  return (
    <AuthLayout view="second step" title={t('secondFactor.step.title')} subtitle={t(subtitle)}>
      <Form form={form} gap={20} className={css.form} isBlocked={isWaiting}>
        {hasPasskeys && (
          <Button
            size="large"
            className={css.wide}
            icon={<KeyRound size={16} />}
            isPending={passkey.isPending}
            pendingLabel={t('secondFactor.step.passkeyPending')}
            onPress={() => void passkey.ask(props.credentials)}
          >
            {t('secondFactor.step.passkey')}
          </Button>
        )}
        {passkey.isRefused && <Banner tone="danger">{t('secondFactor.step.passkeyFailed')}</Banner>}
        <TextField
          {...form.field('code')}
          description={t('secondFactor.step.hint')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck="false"
          size="large"
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={css.wide}
          isDisabled={form.values.code.trim() === '' || isWaiting}
          isFocusableWhenDisabled={isWaiting}
          isPending={form.isPending}
          pendingLabel={t('secondFactor.step.pending')}
        >
          {t('secondFactor.step.submit')}
        </Button>
        {error && <FailureBanner error={error} fallback="secondFactor.step.failed" />}
        <Button variant="ghost" size="large" className={css.wide} onPress={props.onBack}>
          {t('secondFactor.step.back')}
        </Button>
      </Form>
    </AuthLayout>
  );
}

function useSecondStep({ credentials, onSignedIn }: Omit<SecondStepProps, 'factors'>) {
  const t = useTranslate();
  const api = useAccountApi();
  const { tokens } = useServices();
  const passkey = usePasskeySignIn(api, (received) => {
    tokens.write(received);
    onSignedIn();
  });

  const form = useForm({
    initial: { code: '' },
    labels: { code: 'secondFactor.step.codeLabel' },
    validate: () => ({}),
    errorMessage: () => t('secondFactor.step.failed'),
    isEditableWhilePending: true,
    async submit({ code }) {
      try {
        tokens.write(await api.call(login, { body: { ...credentials, code } }));
        return { ok: true, data: undefined };
      } catch (error) {
        return { ok: false, error: toApiError(error) };
      }
    },
    onSubmitted: onSignedIn,
  });

  return { form, passkey };
}

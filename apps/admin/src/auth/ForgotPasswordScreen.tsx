import { forgotPassword, validateForgotPassword } from '@derrick/domain/auth';
import type { ApiError } from '@derrick/domain/http';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { TextField } from '@derrick/ui/TextField';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useCountdown } from '../core/useCountdown.ts';
import { AccountForm } from './AccountForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { AuthNotice } from './AuthNotice.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { useAccountCall, useAccountForm } from './useAccountForm.ts';

/** Seconds until another email can be requested. */
const RESEND_S = 60;

/** Requests a link to set a new password. The response is the same for known and unknown addresses. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) return <SentNotice email={email.trim()} onOtherEmail={() => setSent(false)} />;
  return (
    <EmailForm
      email={email}
      onSent={(sent) => {
        setEmail(sent);
        setSent(true);
      }}
    />
  );
}

interface EmailFormProps {
  email: string;
  onSent: (email: string) => void;
}

function EmailForm({ email, onSent }: EmailFormProps) {
  const t = useTranslate();
  const call = useAccountCall();
  const form = useAccountForm({
    initial: { email },
    labels: { email: 'auth.email' },
    validate: validateForgotPassword,
    submit: ({ email }) => call((api) => api.call(forgotPassword, { body: { email: email.trim() } })),
    onSubmitted: () => onSent(form.values.email),
  });

  return (
    <AuthLayout
      view="form"
      title={t('account.forgot.title')}
      subtitle={t('account.forgot.subtitle')}
      other={{
        question: t('account.forgot.remembered'),
        action: t('account.backToSignIn'),
        href: '/login',
      }}
    >
      <AccountForm
        form={form}
        submitLabel="account.forgot.send"
        pendingLabel="account.forgot.pending"
        failure="account.forgot.failed"
        isIncomplete={form.values.email === ''}
      >
        <TextField {...form.field('email')} type="email" name="email" autoComplete="username" />
      </AccountForm>
    </AuthLayout>
  );
}

function SentNotice({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  const t = useTranslate();
  const call = useAccountCall();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  // Has the shape of a rate limit error, so that the countdown can use it; every email starts a new one.
  const [sent, setSent] = useState({ retryAfter: RESEND_S, times: 1 });
  const left = useCountdown(error?.retryAfter ? error : sent);

  const sendAgain = async () => {
    setPending(true);
    setError(undefined);
    const result = await call((api) => api.call(forgotPassword, { body: { email } }));
    setPending(false);
    if (!result.ok) setError(result.error);
    else setSent(({ times }) => ({ retryAfter: RESEND_S, times: times + 1 }));
  };

  return (
    <AuthNotice
      view="sent"
      tone="info"
      icon={<MailCheck size={24} />}
      title={t('account.forgot.sent.title')}
      text={t('account.forgot.sent.text', { email })}
      actions={
        <>
          <Link href="/login" variant="button" buttonVariant="primary" size="large">
            {t('account.backToSignIn')}
          </Link>
          <Button
            size="large"
            isDisabled={left > 0}
            isPending={isPending}
            pendingLabel={t('account.forgot.pending')}
            onPress={() => void sendAgain()}
          >
            {left > 0 ? t('account.forgot.againIn', { seconds: left }) : t('account.forgot.again')}
          </Button>
          <Button variant="ghost" size="large" onPress={onOtherEmail}>
            {t('account.forgot.otherEmail')}
          </Button>
        </>
      }
    >
      <p>{t('account.forgot.sent.hint')}</p>
      {sent.times > 1 && !error && (
        <Banner key={sent.times} tone="success">
          {t('account.forgot.sentAgain')}
        </Banner>
      )}
      {error && <FailureBanner error={error} fallback="account.forgot.failed" />}
    </AuthNotice>
  );
}

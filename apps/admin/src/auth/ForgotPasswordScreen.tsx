import { validateForgotPassword } from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { TextField } from '@derrick/ui/TextField';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useCountdown } from '../app/useCountdown.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { AuthNotice } from './AuthNotice.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { allFieldWords } from './fieldWords.ts';
import * as css from './form.css.ts';
import { Spoken } from './Spoken.tsx';
import { useAccountCall } from './useAccountCall.ts';
import { useFields } from './useFields.ts';

/** How long a mail may take before asking for another makes sense. */
const RESEND_S = 60;

const names = ['email'] as const;

/** Asks for a link to set a new password; says the same whether or not the address is known. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) return <SentNotice email={email.trim()} onOtherEmail={() => setSent(false)} />;
  return <EmailForm email={email} onChange={setEmail} onSent={() => setSent(true)} />;
}

interface EmailFormProps {
  email: string;
  onChange: (email: string) => void;
  onSent: () => void;
}

function EmailForm({ email, onChange, onSent }: EmailFormProps) {
  const t = useTranslate();
  const { run, isPending, isWaiting, error } = useAccountCall();
  const labels = { email: t('auth.email') };
  const errors = allFieldWords(validateForgotPassword({ email }), t);
  const { field, refOf, spoken, submit } = useFields({ names, labels, errors });

  const send = async () => {
    const outcome = await run((accounts) => accounts.forgotPassword(email));
    if ('value' in outcome) onSent();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isWaiting && submit()) void send();
  };

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
      <form className={css.form} noValidate onSubmit={onSubmit}>
        <TextField
          {...field('email')}
          label={labels.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={onChange}
          inputRef={refOf('email')}
        />
        <Spoken>{spoken}</Spoken>
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={css.wide}
          isDisabled={email === '' || isWaiting}
          isPending={isPending}
          pendingLabel={t('account.forgot.pending')}
        >
          {t('account.forgot.send')}
        </Button>
        {error && <FailureBanner error={error} fallback="account.forgot.failed" />}
      </form>
    </AuthLayout>
  );
}

function SentNotice({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  const t = useTranslate();
  const { run, isPending, error } = useAccountCall();
  // Counts like the wait that a server asks for; every mail starts a new one.
  const [sent, setSent] = useState({ retryAfter: RESEND_S, times: 1 });
  const left = useCountdown(error?.retryAfter ? error : sent);

  const sendAgain = async () => {
    const outcome = await run((accounts) => accounts.forgotPassword(email));
    if ('value' in outcome) setSent(({ times }) => ({ retryAfter: RESEND_S, times: times + 1 }));
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

import { confirmEmail, type EmailChange, getEmailChange } from '@derrick/domain/account';
import { PasswordField } from '@derrick/ui/PasswordField';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import { LinkProblemNotice, type LinkProblemWords, useLink } from '../LinkProblemNotice.tsx';
import { LinkRecord } from '../LinkRecord.tsx';
import { type LinkProblem, linkProblemOf } from '../linkProblem.ts';
import { SignInLink } from '../SignInLink.tsx';
import { useAccountCall, useAccountForm } from '../useAccountForm.ts';

const words: LinkProblemWords = {
  missing: { title: 'account.confirmEmail.missing.title', text: 'account.confirmEmail.missing.text' },
  expired: { title: 'account.confirmEmail.expired.title', text: 'account.confirmEmail.expired.text' },
  used: { title: 'account.confirmEmail.used.title', text: 'account.confirmEmail.used.text' },
  replaced: { title: 'account.confirmEmail.replaced.title', text: 'account.confirmEmail.replaced.text' },
  unknown: { title: 'account.confirmEmail.unknown.title', text: 'account.confirmEmail.unknown.text' },
};

const loading = {
  title: 'account.confirmEmail.title',
  checking: 'account.confirmEmail.checking',
  failedTitle: 'account.confirmEmail.failedTitle',
  failed: 'account.confirmEmail.failed',
} as const;

/** Confirms an email address with the token of an email link, after a change or a registration. */
export function ConfirmEmailScreen() {
  const { token, problem, report, spend } = useLink();
  const [confirmed, setConfirmed] = useState<EmailChange>();
  if (confirmed) return <Confirmed change={confirmed} />;
  return problem ? (
    <LinkProblemNotice problem={problem} words={words} />
  ) : (
    <LinkRecord endpoint={getEmailChange} token={token} words={loading} onProblem={report}>
      {(change) => (
        <ConfirmForm
          token={token}
          change={change}
          onConfirmed={(address) => {
            spend();
            setConfirmed(address);
          }}
          onProblem={report}
        />
      )}
    </LinkRecord>
  );
}

interface ConfirmFormProps {
  token: string;
  change: EmailChange;
  onConfirmed: (change: EmailChange) => void;
  onProblem: (problem: LinkProblem) => void;
}

function ConfirmForm({ token, change, onConfirmed, onProblem }: ConfirmFormProps) {
  const t = useTranslate();
  const call = useAccountCall();
  const { email, isRegistration, needsPassword } = change;
  const subtitle = isRegistration
    ? 'account.confirmEmail.registration'
    : needsPassword
      ? 'account.confirmEmail.byOther'
      : 'account.confirmEmail.own';
  const form = useAccountForm({
    initial: { password: '' },
    labels: { password: 'auth.password' },
    validate: () => ({}),
    submit: ({ password }) =>
      call((api) => api.call(confirmEmail, { body: { token, ...(needsPassword && { password }) } })),
    onSubmitted: (data) => onConfirmed({ ...change, email: data.email }),
    onFailure({ error }) {
      const problem = error && linkProblemOf(error);
      if (problem) onProblem(problem);
    },
  });
  return (
    <AuthLayout view="form" title={t('account.confirmEmail.title')} subtitle={t(subtitle, { email })}>
      <AccountForm
        form={form}
        submitLabel="account.confirmEmail.submit"
        pendingLabel="account.confirmEmail.pending"
        failure="account.confirmEmail.failed"
        isIncomplete={needsPassword && form.values.password === ''}
      >
        {needsPassword && (
          <PasswordField {...form.field('password')} name="password" autoComplete="current-password" />
        )}
      </AccountForm>
    </AuthLayout>
  );
}

function Confirmed({ change: { email, isRegistration } }: { change: EmailChange }) {
  const t = useTranslate();
  return (
    <AuthNotice
      view="confirmed"
      tone="info"
      icon={<MailCheck size={24} />}
      title={t('account.confirmEmail.done.title')}
      text={
        isRegistration
          ? t('account.confirmEmail.done.registration')
          : t('account.confirmEmail.done.text', { email })
      }
      actions={<SignInLink />}
    />
  );
}

import { confirmEmail, type EmailChange, getEmailChange } from '@derrick/domain/account';
import { Link } from '@derrick/ui/Link';
import { PasswordField } from '@derrick/ui/PasswordField';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import { BadLink, CheckingLink, LinkFailure } from '../LinkNotices.tsx';
import { type LinkProblem, linkProblemOf } from '../linkProblem.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { useAccountForm } from '../useAccountForm.ts';
import { useAddressToken } from '../useAddressToken.ts';
import { useLinkData } from '../useLinkData.ts';

/** What came of a link that was followed. */
type Outcome = { of: string } & ({ email: string } | { problem: LinkProblem });

/** Lets a new e-mail address count, by the link that was mailed to it. */
export function ConfirmEmailScreen() {
  const state = useLinkData(getEmailChange, useAddressToken());
  const [outcome, setOutcome] = useState<Outcome>();
  switch (state.status) {
    case 'checking':
      return <CheckingLink title="account.confirmEmail.title" text="account.confirmEmail.checking" />;
    case 'failed':
      return (
        <LinkFailure
          title="account.confirmEmail.failedTitle"
          fallback="account.confirmEmail.failed"
          error={state.error}
          onRetry={state.retry}
        />
      );
    case 'bad':
      return <BadLink problem={state.problem} words="account.confirmEmail" />;
    case 'ready': {
      const { token, data } = state;
      if (outcome?.of !== token) {
        return (
          <ConfirmForm
            key={token}
            token={token}
            change={data}
            onDone={(done) => setOutcome({ of: token, ...done })}
          />
        );
      }
      return 'email' in outcome ? (
        <Confirmed email={outcome.email} />
      ) : (
        <BadLink problem={outcome.problem} words="account.confirmEmail" />
      );
    }
  }
}

interface ConfirmFormProps {
  token: string;
  change: EmailChange;
  onDone: (outcome: { email: string } | { problem: LinkProblem }) => void;
}

function ConfirmForm({ token, change, onDone }: ConfirmFormProps) {
  const t = useTranslate();
  const call = useAccountCall();
  const { email, needsPassword } = change;
  const form = useAccountForm({
    initial: { password: '' },
    labels: { password: 'auth.password' },
    validate: () => ({}),
    submit: ({ password }) =>
      call((api) => api.call(confirmEmail, { body: { token, ...(needsPassword && { password }) } })),
    onSubmitted: onDone,
    onFailure({ error }) {
      const problem = error && linkProblemOf(error);
      if (problem) onDone({ problem });
    },
  });
  return (
    <AuthLayout
      view="form"
      title={t('account.confirmEmail.title')}
      subtitle={t(needsPassword ? 'account.confirmEmail.byOther' : 'account.confirmEmail.own', { email })}
    >
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

function Confirmed({ email }: { email: string }) {
  const t = useTranslate();
  return (
    <AuthNotice
      view="confirmed"
      tone="info"
      icon={<MailCheck size={24} />}
      title={t('account.confirmEmail.done.title')}
      text={t('account.confirmEmail.done.text', { email })}
      actions={
        <Link href="/login" variant="button" buttonVariant="primary" size="large">
          {t('auth.signIn.title')}
        </Link>
      }
    />
  );
}

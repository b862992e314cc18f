import { resetPassword } from '@derrick/domain/auth';
import { Link } from '@derrick/ui/Link';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { AuthNotice } from './AuthNotice.tsx';
import { isImpossibleToken, type LinkProblem } from './linkProblem.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';
import { useAddressToken } from './useAddressToken.ts';

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordScreen() {
  const token = useAddressToken();
  const [problem, setProblem] = useState<{ of: string; is: LinkProblem }>();
  if (token === undefined) return <Problem problem="missing" />;
  if (isImpossibleToken(token)) return <Problem problem="unknown" />;
  if (problem?.of === token) return <Problem problem={problem.is} />;
  return <ResetForm key={token} token={token} onProblem={(is) => setProblem({ of: token, is })} />;
}

interface ResetFormProps {
  token: string;
  onProblem: (problem: LinkProblem) => void;
}

function ResetForm({ token, onProblem }: ResetFormProps) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  return (
    <AuthLayout
      view="form"
      title={t('account.reset.title')}
      subtitle={t('account.reset.subtitle')}
      other={{
        question: t('account.forgot.remembered'),
        action: t('account.backToSignIn'),
        href: '/login',
      }}
    >
      <SetPasswordForm
        labels={{
          newPassword: 'account.reset.newPassword',
          confirmPassword: 'account.reset.confirmPassword',
        }}
        submitLabel="account.reset.apply"
        pendingLabel="account.reset.pending"
        failure="account.reset.failed"
        submit={(api, { newPassword, confirmPassword }) =>
          api.call(resetPassword, { body: { token, newPassword, confirmPassword } })
        }
        // No step Back to a link that is spent.
        onSubmitted={() => navigate('/login?success=password-reset', { replace: true })}
        onProblem={onProblem}
      />
    </AuthLayout>
  );
}

const words: Record<LinkProblem | 'missing', { title: MessageKey; text: MessageKey }> = {
  missing: { title: 'account.reset.title', text: 'account.reset.missing' },
  expired: { title: 'account.reset.expired.title', text: 'account.reset.expired.text' },
  used: { title: 'account.reset.used.title', text: 'account.reset.used.text' },
  replaced: { title: 'account.reset.replaced.title', text: 'account.reset.replaced.text' },
  unknown: { title: 'account.reset.unknown.title', text: 'account.reset.unknown.text' },
};

function Problem({ problem }: { problem: LinkProblem | 'missing' }) {
  const t = useTranslate();
  const { title, text } = words[problem];
  return (
    <AuthNotice
      view={problem}
      tone="warning"
      icon={<Link2Off size={24} />}
      title={t(title)}
      text={t(text)}
      actions={
        <>
          <Link href="/forgot-password" variant="button" buttonVariant="primary" size="large">
            {t('account.reset.newLink')}
          </Link>
          <Link href="/login" variant="button" size="large">
            {t('account.backToSignIn')}
          </Link>
        </>
      }
    />
  );
}

import { resetPassword } from '@derrick/domain/auth';
import { Link } from '@derrick/ui/Link';
import { useLocation } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { LinkProblemNotice, type LinkProblemWords, useLink } from './LinkProblemNotice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

const words: LinkProblemWords = {
  missing: { title: 'account.reset.title', text: 'account.reset.missing' },
  expired: { title: 'account.reset.expired.title', text: 'account.reset.expired.text' },
  used: { title: 'account.reset.used.title', text: 'account.reset.used.text' },
  replaced: { title: 'account.reset.replaced.title', text: 'account.reset.replaced.text' },
  unknown: { title: 'account.reset.unknown.title', text: 'account.reset.unknown.text' },
};

/** Sets a new password with the token of an email link. */
export function ResetPasswordScreen() {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { token, problem, report, spend } = useLink();
  if (problem) {
    return (
      <LinkProblemNotice
        problem={problem}
        words={words}
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
        key={token}
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
        onSubmitted={() => {
          spend();
          // Replaces the history entry, because Back would open a used link.
          navigate('/login?success=password-reset', { replace: true });
        }}
        onProblem={report}
      />
    </AuthLayout>
  );
}

import { resetPassword } from '@derrick/domain/auth';
import { Link } from '@derrick/ui/Link';
import { useLocation } from 'wouter';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { LinkProblemNotice, useLink } from './LinkProblemNotice.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

/** Sets a new password with the token of a mailed link. */
export function ResetPasswordScreen() {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { token, problem, report } = useLink();
  if (problem) {
    return (
      <LinkProblemNotice
        problem={problem}
        name="account.reset"
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
        // No step Back to a link that is spent.
        onSubmitted={() => navigate('/login?success=password-reset', { replace: true })}
        onProblem={report}
      />
    </AuthLayout>
  );
}

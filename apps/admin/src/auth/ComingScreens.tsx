import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { AuthLayout } from './AuthLayout.tsx';

function Coming({ title }: { title: MessageKey }) {
  const t = useTranslate();
  return (
    <AuthLayout
      title={t(title)}
      subtitle={t('auth.soon')}
      other={{ question: t('auth.haveAccount'), action: t('auth.signIn.title'), href: '/login' }}
    >
      {null}
    </AuthLayout>
  );
}

/** Is where a workspace will be created. */
export const RegisterScreen = () => <Coming title="auth.register.title" />;

/** Is where a reset link will be asked for. */
export const ForgotPasswordScreen = () => <Coming title="auth.forgot.title" />;

/** Is where a new password will be set. */
export const ResetPasswordScreen = () => <Coming title="auth.reset.title" />;

/** Is where an invitation will be accepted. */
export const VerifyScreen = () => <Coming title="auth.verify.title" />;

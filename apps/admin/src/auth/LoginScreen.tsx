import { PASSWORD_MIN_LENGTH, validateEmail, validateLogin, validatePassword } from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { Redirect, useLocation, useSearch } from '../app/location.tsx';
import { useServices } from '../app/services.tsx';
import { wantedPage } from '../app/wantedPage.ts';
import { AuthLayout } from './AuthLayout.tsx';
import * as css from './form.css.ts';
import { loadSignIn, type SignInFailure, useSignIn } from './useSignIn.ts';

const errorKeys = {
  emailRequired: 'auth.emailRequired',
  emailInvalid: 'auth.emailInvalid',
  passwordRequired: 'auth.passwordRequired',
  passwordTooShort: 'auth.passwordTooShort',
} as const satisfies Record<string, MessageKey>;

type FieldError = keyof typeof errorKeys;

/** Is the way in; who is in already goes straight to the wanted page. */
export function LoginScreen() {
  const search = useSearch();
  const { tokens } = useServices();
  // Asked once: signing in on this page leaves by a full page load instead.
  const [isSignedIn] = useState(tokens.isSignedIn);
  const hasNews = new URLSearchParams(search).has('success');
  if (isSignedIn && !hasNews) return <Redirect to={wantedPage(search, location.origin)} />;
  return <SignInForm hasNews={hasNews} />;
}

function SignInForm({ hasNews }: { hasNews: boolean }) {
  const t = useTranslate();
  // Who comes from another screen with news hears where they are; and still does when the news is dismissed.
  const [view] = useState(hasNews ? 'news' : undefined);
  const { isPending, failure, signIn } = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState({ email: false, password: false });
  const [isWaiting, setWaiting] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const words = (error: FieldError | undefined) =>
    error && t(errorKeys[error], { count: PASSWORD_MIN_LENGTH });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isWaiting) return;
    setChecked({ email: true, password: true });
    const errors = validateLogin({ email, password });
    if (errors.email) emailInput.current?.focus();
    else if (errors.password) passwordInput.current?.focus();
    else void signIn({ email, password });
  };

  return (
    <AuthLayout
      view={view}
      title={t('auth.signIn.title')}
      subtitle={t('auth.signIn.subtitle')}
      other={{ question: t('auth.newHere'), action: t('auth.signUp'), href: '/register' }}
    >
      {/* Checked here, in the reader's language, instead of by the browser. */}
      <form
        className={css.form}
        noValidate
        onSubmit={submit}
        onFocus={() => void loadSignIn().catch(() => {})}
      >
        <PasswordResetBanner onDismissed={() => emailInput.current?.focus()} />
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          size="large"
          value={email}
          onChange={setEmail}
          onBlur={() => setChecked((current) => ({ ...current, email: true }))}
          errorMessage={checked.email ? words(validateEmail(email)) : undefined}
          inputRef={emailInput}
        />
        <PasswordField
          label={t('auth.password')}
          labelAction={
            <Link href="/forgot-password" variant="standalone">
              {t('auth.forgotPassword')}
            </Link>
          }
          name="password"
          autoComplete="current-password"
          size="large"
          value={password}
          onChange={setPassword}
          onBlur={() => setChecked((current) => ({ ...current, password: true }))}
          errorMessage={checked.password ? words(validatePassword(password)) : undefined}
          inputRef={passwordInput}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={css.wide}
          isDisabled={email === '' || password === '' || isWaiting}
          isPending={isPending}
          pendingLabel={t('auth.signIn.pending')}
        >
          {t('auth.signIn.title')}
        </Button>
        {failure && <Failure {...failure} onWaiting={setWaiting} />}
      </form>
    </AuthLayout>
  );
}

interface FailureProps extends SignInFailure {
  onWaiting: (isWaiting: boolean) => void;
}

function Failure({ FailureBanner, ...props }: FailureProps) {
  const t = useTranslate();
  const fallback = 'auth.signIn.failed';
  if (FailureBanner) return <FailureBanner {...props} fallback={fallback} />;
  return <Banner tone="danger">{t(fallback)}</Banner>;
}

function PasswordResetBanner({ onDismissed }: { onDismissed: () => void }) {
  const t = useTranslate();
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  if (params.get('success') !== 'password-reset') return null;
  const dismiss = () => {
    params.delete('success');
    navigate(params.size > 0 ? `${path}?${params}` : path, { replace: true });
    onDismissed();
  };
  return (
    <Banner tone="success" title={t('auth.signIn.passwordReset.title')} onDismiss={dismiss}>
      {t('auth.signIn.passwordReset.text')}
    </Banner>
  );
}

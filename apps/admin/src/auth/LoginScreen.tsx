import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import { useId, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { deferred } from '../core/deferred.tsx';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { requestedPage } from '../core/requestedPage.ts';
import { useServices } from '../core/services.tsx';
import { useCountdown } from '../core/useCountdown.ts';
import { Form } from '../patterns/form/Form.tsx';
import * as formCss from './AccountForm.css.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import * as css from './LoginScreen.css.ts';
import { setupKind } from './setup/kind.ts';
import { SetupNote } from './setup/note.ts';
import { loadSignIn, useSignIn } from './useSignIn.ts';

const SecondStep = deferred(async () => (await import('./secondStep/SecondStep.tsx')).SecondStep, {
  messages: ['secondFactor'],
});

/** Sign-in page. Redirects signed-in users to the requested page. */
export function LoginScreen() {
  const search = useSearch();
  const { tokens } = useServices();
  // Read once, because signing in leaves this page with a full page load.
  const [isSignedIn] = useState(tokens.isSignedIn);
  const hasNews = new URLSearchParams(search).has('success');
  if (isSignedIn && !hasNews) return <Redirect to={requestedPage(search, location.origin)} replace />;
  return <SignInForm hasNews={hasNews} />;
}

function SignInForm({ hasNews }: { hasNews: boolean }) {
  const t = useTranslate();
  // Moves the focus to the heading if the page opened with a success message; stays the same when the message is
  // dismissed.
  const [view] = useState(hasNews ? 'news' : undefined);
  const { form, failure, challenge, leave, cancel } = useSignIn();
  const isWaiting = useCountdown(failure) > 0;
  const { email, password } = form.values;
  const submitId = useId();

  if (challenge) {
    return <SecondStep {...challenge} onSignedIn={leave} onBack={cancel} />;
  }
  return (
    <AuthLayout
      view={view}
      title={t('auth.signIn.title')}
      subtitle={t('auth.signIn.subtitle')}
      other={
        setupKind() === 'registration-closed'
          ? undefined
          : { question: t('auth.newHere'), action: t('auth.signUp'), href: '/register' }
      }
      after={
        <>
          <div className={css.failure}>
            {failure !== undefined && <FailureBanner error={failure} fallback="auth.signIn.failed" />}
          </div>
          {setupKind() && setupKind() !== 'registration-closed' && (
            <SetupNote
              hasLink
              onAccount={(account) => {
                form.change(account);
                // The button is enabled once the form has rendered with the account.
                requestAnimationFrame(() => document.getElementById(submitId)?.focus());
              }}
            />
          )}
        </>
      }
    >
      <Form
        form={form}
        gap={20}
        className={formCss.form}
        isBlocked={isWaiting}
        onFocus={() => void loadSignIn().catch(() => {})}
      >
        <PasswordResetBanner onDismissed={() => document.getElementById(form.controlId('email'))?.focus()} />
        <TextField
          {...form.field('email')}
          className={css.field}
          type="email"
          name="email"
          autoComplete="username"
          size="large"
        />
        <PasswordField
          {...form.field('password')}
          className={css.field}
          labelAction={
            <Link href="/forgot-password" variant="standalone">
              {t('auth.forgotPassword')}
            </Link>
          }
          name="password"
          autoComplete="current-password"
          size="large"
        />
        <Button
          id={submitId}
          type="submit"
          variant="primary"
          size="large"
          className={formCss.wide}
          isDisabled={email === '' || password === '' || isWaiting}
          isFocusableWhenDisabled={isWaiting}
          isPending={form.isPending}
          pendingLabel={t('auth.signIn.pending')}
        >
          {t('auth.signIn.title')}
        </Button>
      </Form>
    </AuthLayout>
  );
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

import type { CurrentUser } from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../api.ts';
import { Countdown } from '../Countdown.tsx';
import { errorText } from '../errorText.ts';
import { useLanguage, useTranslate } from '../i18n/MessagesProvider.tsx';
import { notify } from '../notify.tsx';
import { useServices } from '../services.tsx';
import { useCountdown } from '../useCountdown.ts';
import * as css from './SignInAgain.css.ts';

interface SignInAgainProps {
  /** Whose page it is. */
  user: CurrentUser;
  /** Called with the new tokens stored; rejects when the server can't be asked who they belong to. */
  onSignedIn: () => Promise<void>;
}

/** Asks for the password again when a session has ended. The page below stays as it is, with all that was typed. */
export function SignInAgain({ user, onSignedIn }: SignInAgainProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const api = useApi();
  const { tokens, leave } = useServices();
  const passwordInput = useRef<HTMLInputElement>(null);
  // Only a server that does not name it leaves it to be typed.
  const [email, setEmail] = useState(user.email ?? '');
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const secondsLeft = useCountdown(failure?.error);
  const isFilled = email.trim() !== '' && password !== '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isFilled || secondsLeft > 0) return;
    setPending(true);
    setFailure(undefined);
    try {
      tokens.write(await api.auth.login({ email, password }));
      await onSignedIn();
      void notify({ tone: 'success', title: t('session.back.title'), description: t('session.back.text') });
    } catch (error) {
      setFailure({ error });
      setPending(false);
      passwordInput.current?.select();
    }
  };

  const leaveToSignIn = () => {
    tokens.clear();
    leave('/login');
  };

  return (
    <Dialog
      isOpen
      isClosable={false}
      // react-aria's mark for what stands above an open dialog: that one would pull the focus back.
      data-react-aria-top-layer="true"
      onOpenChange={() => {}}
      size="small"
      title={t('session.title')}
      description={t('session.text')}
    >
      {/* Checked by the server alone, in the reader's language. */}
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          label={t('session.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          isReadOnly={Boolean(user.email)}
        />
        <PasswordField
          label={t('session.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
          inputRef={passwordInput}
        />
        {failure && (
          <Banner tone="danger">
            {errorText(failure.error, { t, language, fallback: 'session.failed' })}{' '}
            <Countdown error={failure.error} />
          </Banner>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={css.submit}
          isDisabled={!isFilled || secondsLeft > 0}
          isPending={isPending}
          pendingLabel={t('session.pending')}
        >
          {t('session.signIn')}
        </Button>
        <div className={css.other}>
          {t('session.notYou')}
          <Button variant="ghost" size="small" onPress={leaveToSignIn}>
            {t('session.someoneElse')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

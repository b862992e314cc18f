import { type CurrentUser, login } from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import { useRef, useState } from 'react';
import { Form } from '../../patterns/form/Form.tsx';
import { useForm } from '../../patterns/form/useForm.ts';
import { useErrorMessage } from '../../patterns/remote/errorMessage.ts';
import { factorsOf } from '../../patterns/secondFactor/index.ts';
import { useApi } from '../api.ts';
import { Countdown } from '../Countdown.tsx';
import { useTranslate } from '../i18n/MessagesProvider.tsx';
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
  const errors = useErrorMessage();
  const api = useApi();
  const { tokens, leave } = useServices();
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<unknown>();
  // Only a server that asked for one gets a code.
  const [isAskingCode, setAskingCode] = useState(false);
  const form = useForm({
    // Only a server that does not name the address leaves it to be typed.
    initial: { email: user.email ?? '', password: '', code: '' },
    labels: { email: 'session.email', password: 'session.password', code: 'session.code' },
    // Checked by the server alone, in the reader's language.
    validate: () => ({}),
    errorMessage: (error) => error,
    isEditableWhilePending: true,
    async submit({ email, password, code }) {
      setFailure(undefined);
      try {
        const proof = code.trim() === '' ? {} : { code };
        tokens.write(await api.call(login, { body: { email: email.trim(), password, ...proof } }));
        await onSignedIn();
        void notify({ tone: 'success', title: t('session.back.title'), description: t('session.back.text') });
        return { ok: true, data: undefined };
      } catch (error) {
        const needsCode = factorsOf(error) !== undefined;
        if (needsCode) setAskingCode(true);
        setFailure(needsCode ? undefined : error);
        return { ok: false };
      }
    },
    onFailure: () => (isAskingCode ? codeInput : passwordInput).current?.select(),
  });
  const isWaiting = useCountdown(failure) > 0;
  const isFilled = form.values.email.trim() !== '' && form.values.password !== '';

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
      <Form form={form} className={css.form} isBlocked={!isFilled || isWaiting}>
        <TextField
          {...form.field('email')}
          type="email"
          name="email"
          autoComplete="username"
          isReadOnly={Boolean(user.email)}
        />
        <PasswordField
          {...form.field('password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          inputRef={passwordInput}
        />
        {isAskingCode && (
          <TextField
            {...form.field('code')}
            description={t('session.codeHint')}
            name="code"
            autoComplete="one-time-code"
            autoFocus
            inputRef={codeInput}
          />
        )}
        {failure !== undefined && (
          <Banner tone="danger">
            {errors.message(failure, 'session.failed')} <Countdown error={failure} />
          </Banner>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={css.submit}
          isDisabled={!isFilled || isWaiting}
          isFocusableWhenDisabled={isWaiting}
          isPending={form.isPending}
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
      </Form>
    </Dialog>
  );
}

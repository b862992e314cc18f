import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { Inline } from '@derrick/ui/Inline';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import { KeyRound } from 'lucide-react';
import { Countdown } from '../../core/Countdown.tsx';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useServices } from '../../core/services.tsx';
import { useCountdown } from '../../core/useCountdown.ts';
import { Form } from '../../patterns/form/Form.tsx';
import { useErrorMessage } from '../../patterns/remote/errorMessage.ts';
import { canUsePasskeys } from '../../patterns/secondFactor/index.ts';
import * as css from './SignInAgain.css.ts';
import { type SignInAgainOptions, useSignInAgain } from './useSignInAgain.ts';

/** Dialog that asks for the password again when the session has ended. The page below keeps its state and all input. */
export function SignInAgain(props: SignInAgainOptions) {
  const { user } = props;
  const t = useTranslate();
  const errors = useErrorMessage();
  const { tokens, reloadAt } = useServices();
  const { form, passkey, factors, failure, passwordInput, codeInput } = useSignInAgain(props);
  const isWaiting = useCountdown(failure) > 0;
  const isFilled = form.values.email.trim() !== '' && form.values.password !== '';

  const leaveToSignIn = () => {
    tokens.clear();
    reloadAt('/login');
  };

  return (
    <Dialog
      isOpen
      isClosable={false}
      // react-aria's attribute for elements above an open dialog, which would otherwise move the focus back into itself.
      data-react-aria-top-layer="true"
      onOpenChange={() => {}}
      size="small"
      title={t('session.title')}
      description={t('session.text')}
    >
      <Form form={form} gap={20} isBlocked={!isFilled || isWaiting}>
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
        {factors?.hasPasskeys && canUsePasskeys() && (
          <Button
            size="large"
            className={css.submit}
            icon={<KeyRound size={16} />}
            isDisabled={!isFilled}
            isPending={passkey.isPending}
            pendingLabel={t('session.passkeyPending')}
            onPress={() =>
              void passkey.ask({ email: form.values.email.trim(), password: form.values.password })
            }
          >
            {t('session.passkey')}
          </Button>
        )}
        {passkey.isRefused && <Banner tone="danger">{t('session.passkeyFailed')}</Banner>}
        {factors && (
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
        <Inline justify="center" className={css.otherAccount}>
          {t('session.notYou')}
          <Button variant="ghost" size="small" onPress={leaveToSignIn}>
            {t('session.someoneElse')}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}

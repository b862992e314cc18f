import { type Account, removeAuthenticator, renewRecoveryCodes } from '@derrick/domain/account';
import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../core/lazyOverlay.tsx';
import { useChange } from '../patterns/remote/index.ts';
import * as css from './Account.css.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { Section } from './Section.tsx';

// Includes the QR code generator.
const AuthenticatorDialog = lazyOverlay(
  async () => (await import('./AuthenticatorDialog.tsx')).AuthenticatorDialog,
);

/** Number of remaining codes below which the user should create new ones. */
const FEW_CODES = 4;

/** Authenticator app and recovery codes. */
export function SecondFactorSection({ account: { secondFactor } }: { account: Account }) {
  const t = useTranslate();
  const { hasAuthenticator, hasPasskeys, recoveryCodesLeft } = secondFactor;
  const isOn = hasAuthenticator || hasPasskeys;
  const [dialog, setDialog] = useState<'add' | 'remove' | 'renew'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const preloadAuthenticator = usePreload(AuthenticatorDialog);
  const close = () => setDialog(undefined);
  const show = (made: readonly string[]) => {
    close();
    setCodes(made);
  };
  const removal = useChange(removeAuthenticator, { success: 'ownAccount.app.removed' });
  const renewal = useChange(renewRecoveryCodes);

  return (
    <Section
      id="secondFactor"
      title={t('ownAccount.factor.title')}
      text={t('ownAccount.factor.text')}
      badge={
        <Badge tone={isOn ? 'success' : 'neutral'}>
          {t(isOn ? 'ownAccount.factor.on' : 'ownAccount.factor.off')}
        </Badge>
      }
    >
      {hasPasskeys && !hasAuthenticator && <p className={css.muted}>{t('ownAccount.factor.byPasskey')}</p>}
      {recoveryCodesLeft > 0 && (
        <p className={css.muted}>
          {t('ownAccount.codes.left', { count: recoveryCodesLeft })}{' '}
          {recoveryCodesLeft < FEW_CODES && t('ownAccount.codes.few')}
        </p>
      )}
      <Inline>
        {!hasAuthenticator && (
          <Button variant="primary" {...preloadAuthenticator} onPress={() => setDialog('add')}>
            {t('ownAccount.app.add')}
          </Button>
        )}
        {(hasAuthenticator || recoveryCodesLeft > 0) && (
          <Button onPress={() => setDialog('renew')}>{t('ownAccount.codes.renew')}</Button>
        )}
        {hasAuthenticator && (
          <Button variant="danger" onPress={() => setDialog('remove')}>
            {t('ownAccount.app.remove')}
          </Button>
        )}
      </Inline>
      {dialog === 'add' && <AuthenticatorDialog onDone={show} onClose={close} />}
      {dialog === 'remove' && (
        <PasswordDialog
          title={t('ownAccount.app.removeTitle')}
          text={t('ownAccount.app.removeText')}
          confirmLabel={t('ownAccount.app.remove')}
          isDangerous
          submit={(password) => removal.change({ body: { password } })}
          onDone={close}
          onClose={close}
        />
      )}
      {dialog === 'renew' && (
        <PasswordDialog
          title={t('ownAccount.codes.renewTitle')}
          text={t('ownAccount.codes.renewText')}
          confirmLabel={t('ownAccount.codes.renew')}
          submit={(password) => renewal.change({ body: { password } })}
          onDone={({ recoveryCodes }) => show(recoveryCodes)}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  );
}

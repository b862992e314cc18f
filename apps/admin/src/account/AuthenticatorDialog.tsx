import { confirmAuthenticator, startAuthenticator } from '@derrick/domain/account';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import * as css from './Account.css.ts';
import { ownAccountErrors } from './errorMessage.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface AuthenticatorDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: password first, then the QR code and the first code of the app. */
export function AuthenticatorDialog({ onDone, onClose }: AuthenticatorDialogProps) {
  const t = useTranslate();
  const { change } = useChange(startAuthenticator);
  const [started, setStarted] = useState<{ secret: string; uri: string }>();
  if (!started) {
    return (
      <PasswordDialog
        title={t('ownAccount.app.title')}
        text={t('ownAccount.app.passwordText')}
        confirmLabel={t('ownAccount.app.next')}
        submit={(password) => change({ body: { password } })}
        onDone={setStarted}
        onClose={onClose}
      />
    );
  }
  return <ScanStep {...started} onDone={onDone} onClose={onClose} />;
}

/** QR code drawn as one SVG path, dark on light. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: 2 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size, path: squares.join('') };
  }, [text]);
  return (
    <svg role="img" aria-label={label} className={css.qr} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}

interface ScanStepProps extends AuthenticatorDialogProps {
  secret: string;
  uri: string;
}

function ScanStep({ secret, uri, onDone, onClose }: ScanStepProps) {
  const t = useTranslate();
  const { change } = useChange(confirmAuthenticator, { success: 'ownAccount.app.added' });
  const form = useForm({
    initial: { code: '' },
    labels: { code: 'ownAccount.app.code' },
    validate: ({ code }) => ({ code: /^\s*(\d\s*){6}$/.test(code) ? undefined : 'codeWrong' }),
    validatesOnBlur: false,
    errorMessage: ownAccountErrors(t),
    submit: ({ code }) => change({ body: { code } }),
    onSubmitted: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <FormDialog
      form={form}
      title={t('ownAccount.app.title')}
      description={t('ownAccount.app.scan')}
      submitLabel={t('ownAccount.app.submit')}
      pendingLabel={t('ownAccount.saving')}
      onClose={onClose}
    >
      <QrCode text={uri} label={t('ownAccount.app.qr')} />
      <TextArea
        label={t('ownAccount.app.key')}
        description={t('ownAccount.app.keyHint')}
        value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
        isReadOnly
        // On phones the key takes two lines and must be fully visible.
        rows={1}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <TextField
        {...form.field('code')}
        description={t('ownAccount.app.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormFailure error={form.error} fallback="ownAccount.factor.failed" />
    </FormDialog>
  );
}

import { addPasskey, PASSKEY_NAME_MAX_LENGTH, startPasskey } from '@derrick/domain/account';
import { Banner } from '@derrick/ui/Banner';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { type SubmitResult, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { ownAccountErrors } from './errorMessage.ts';

interface Added {
  recoveryCodes: readonly string[] | null;
}

interface PasskeyDialogProps {
  onAdded: (added: Added) => void;
  onClose: () => void;
}

/** Adds a passkey: asks for the password and a name, then the browser asks the user. */
export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const t = useTranslate();
  const start = useChange(startPasskey);
  const add = useChange(addPasskey, { success: 'ownAccount.passkeys.added' });
  const [isGivenUp, setGivenUp] = useState(false);

  async function save(name: string, password: string): Promise<SubmitResult<Added>> {
    setGivenUp(false);
    const options = await start.change({ body: { password } });
    if (!options.ok) return options;
    try {
      const { makePasskey } = await import('../patterns/secondFactor/passkey.ts');
      const credential = await makePasskey(options.data);
      return await add.change({ body: { name: name.trim(), credential } });
    } catch {
      // Canceled, timed out, or the device already has a passkey for this account.
      setGivenUp(true);
      return { ok: false };
    }
  }

  const form = useForm({
    initial: { name: '', password: '' },
    labels: { name: 'ownAccount.passkeys.name', password: 'ownAccount.password.current' },
    validate: ({ name, password }) => ({
      name: name.length > PASSKEY_NAME_MAX_LENGTH ? 'nameTooLong' : undefined,
      password: password === '' ? 'passwordRequired' : undefined,
    }),
    validatesOnBlur: false,
    errorMessage: ownAccountErrors(t),
    submit: ({ name, password }) => save(name, password),
    onSubmitted: onAdded,
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title={t('ownAccount.passkeys.addTitle')}
      description={t('ownAccount.passkeys.addText')}
      submitLabel={t('ownAccount.passkeys.add')}
      pendingLabel={t('ownAccount.passkeys.waiting')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        description={t('ownAccount.passkeys.nameHint')}
        autoComplete="off"
        autoFocus
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      {isGivenUp && <Banner tone="danger">{t('ownAccount.passkeys.givenUp')}</Banner>}
      <FormFailure error={form.error} fallback="ownAccount.factor.failed" />
    </FormDialog>
  );
}

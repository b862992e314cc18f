import { changePassword } from '@derrick/domain/account';
import { PASSWORD_MIN_LENGTH, validateChosenPassword } from '@derrick/domain/auth';
import { Button } from '@derrick/ui/Button';
import { Grid } from '@derrick/ui/Grid';
import { Inline } from '@derrick/ui/Inline';
import { PasswordField } from '@derrick/ui/PasswordField';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { Form, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { ownAccountErrors } from './errorMessage.ts';
import { Section } from './Section.tsx';

export function PasswordSection() {
  const t = useTranslate();
  const [changed, setChanged] = useState(0);
  return (
    <Section id="password" title={t('ownAccount.password.title')} text={t('ownAccount.password.text')}>
      <PasswordForm key={changed} onChanged={() => setChanged(changed + 1)} />
    </Section>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate();
  const { user } = useSession();
  const { change } = useChange(changePassword, { success: 'ownAccount.password.changed' });
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    labels: { currentPassword: 'ownAccount.password.current', newPassword: 'ownAccount.password.new' },
    validate: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? 'passwordRequired' : undefined,
      newPassword: validateChosenPassword(newPassword),
    }),
    // The two empty fields are optional, so leaving them must not show errors.
    validatesOnBlur: false,
    errorMessage: ownAccountErrors(t),
    submit: (body) => change({ body }),
    onSubmitted: onChanged,
  });
  return (
    <Form form={form} gap={16}>
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <Grid columns={2} align="start">
        <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
        <PasswordField
          {...form.field('newPassword')}
          autoComplete="new-password"
          description={t('ownAccount.password.hint', { count: PASSWORD_MIN_LENGTH })}
        />
      </Grid>
      <FormFailure error={form.error} fallback="ownAccount.password.failed" />
      <Inline>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('ownAccount.saving')}>
          {t('ownAccount.password.submit')}
        </Button>
      </Inline>
    </Form>
  );
}

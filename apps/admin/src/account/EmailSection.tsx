import { type Account, cancelEmail, requestEmail } from '@derrick/domain/account';
import { validateEmail } from '@derrick/domain/auth';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Grid } from '@derrick/ui/Grid';
import { Inline } from '@derrick/ui/Inline';
import { PasswordField } from '@derrick/ui/PasswordField';
import { Stack } from '@derrick/ui/Stack';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { Form, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { ownAccountErrors } from './errorMessage.ts';
import { Section } from './Section.tsx';

/** The email address used to sign in, and a new address that is waiting for confirmation. */
export function EmailSection({ account: { email, pendingEmail } }: { account: Account }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(0);
  const { change, isPending } = useChange(cancelEmail, {
    success: 'ownAccount.email.cancelled',
    failure: 'ownAccount.email.cancelFailed',
  });
  return (
    <Section
      id="email"
      title={t('ownAccount.email.title')}
      text={email ? t('ownAccount.email.text', { email }) : t('ownAccount.email.none')}
    >
      {pendingEmail && (
        <Banner tone="info" title={t('ownAccount.email.waits', { email: pendingEmail })}>
          <Stack gap={8} align="start">
            <p>{t('ownAccount.email.waitsHint')}</p>
            <Button size="small" isPending={isPending} onPress={() => void change()}>
              {t('ownAccount.email.cancel')}
            </Button>
          </Stack>
        </Banner>
      )}
      <EmailForm key={asked} onAsked={() => setAsked(asked + 1)} />
    </Section>
  );
}

function EmailForm({ onAsked }: { onAsked: () => void }) {
  const t = useTranslate();
  const { change } = useChange(requestEmail, {
    success: ({ pendingEmail }) => ({
      tone: 'success',
      title: t('ownAccount.email.asked'),
      description: t('ownAccount.email.askedHint', { email: pendingEmail ?? '' }),
    }),
  });
  const form = useForm({
    initial: { email: '', password: '' },
    labels: { email: 'ownAccount.email.new', password: 'ownAccount.password.current' },
    validate: ({ email, password }) => ({
      email: validateEmail(email),
      password: password === '' ? 'passwordRequired' : undefined,
    }),
    // The two empty fields are optional, so leaving them must not show errors.
    validatesOnBlur: false,
    errorMessage: ownAccountErrors(t),
    submit: ({ email, password }) => change({ body: { email: email.trim(), password } }),
    onSubmitted: onAsked,
  });
  return (
    <Form form={form} gap={16}>
      <Grid columns={2} align="start">
        <TextField {...form.field('email')} type="email" autoComplete="off" />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
      </Grid>
      <FormFailure error={form.error} fallback="ownAccount.email.failed" />
      <Inline>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('ownAccount.saving')}>
          {t('ownAccount.email.submit')}
        </Button>
      </Inline>
    </Form>
  );
}

import { type Account, updateAccount } from '@derrick/domain/account';
import { validateFullname } from '@derrick/domain/auth';
import { formatPhone, formatPhoneAsTyped, validatePhone } from '@derrick/domain/format';
import { Button } from '@derrick/ui/Button';
import { Grid } from '@derrick/ui/Grid';
import { Inline } from '@derrick/ui/Inline';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { PhoneField } from '@derrick/ui/PhoneField';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useLanguageChoice } from '../core/LanguageChoice.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { Form, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { ownAccountErrors } from './errorMessage.ts';
import { PhotoField } from './PhotoField.tsx';
import { Section } from './Section.tsx';

/** Name, photo, phone number and language of the user. */
export function ProfileSection({ account }: { account: Account }) {
  const t = useTranslate();
  // Uses the server's last response, because the account reloads slightly later.
  const [{ saved, times }, setSaved] = useState({ saved: account, times: 0 });
  return (
    <Section id="profile" title={t('ownAccount.profile.title')}>
      <ProfileForm
        key={times}
        account={saved}
        onSaved={(reply) => setSaved({ saved: reply, times: times + 1 })}
      />
    </Section>
  );
}

function ProfileForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const t = useTranslate();
  const { options, follow } = useLanguageChoice();
  const { change } = useChange(updateAccount, { success: 'ownAccount.profile.saved' });
  const form = useForm({
    initial: {
      fullname: account.fullname,
      phone: account.phone ? formatPhone(account.phone) : '',
      photo: account.photo,
      language: account.language,
    },
    labels: {
      fullname: 'ownAccount.profile.name',
      phone: 'ownAccount.profile.phone',
      photo: 'ownAccount.photo.label',
      language: 'ownAccount.profile.language',
    },
    validate: ({ fullname, phone }) => ({
      fullname: validateFullname(fullname),
      phone: validatePhone(phone),
    }),
    errorMessage: ownAccountErrors(t),
    // Sends only a new photo, because the API may not accept the format of the stored one.
    submit: ({ photo, ...body }) => change({ body: photo === account.photo ? body : { ...body, photo } }),
    onSubmitted(reply) {
      follow(reply.language);
      onSaved(reply);
    },
  });
  const { value, onChange, ...language } = form.field('language');
  const photo = form.field('photo');
  return (
    <Form form={form} gap={16}>
      <PhotoField
        name={form.values.fullname}
        value={photo.value}
        onChange={photo.onChange}
        isDisabled={form.isPending}
        errorMessage={photo.errorMessage}
      />
      <Grid columns={2} align="start">
        <TextField {...form.field('fullname')} autoComplete="name" />
        <PhoneField {...form.field('phone')} autoComplete="tel" format={formatPhoneAsTyped} />
        <NativeSelect {...language} items={options} value={value} onChange={onChange} />
      </Grid>
      <FormFailure error={form.error} fallback="ownAccount.profile.failed" />
      <Inline>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel={t('ownAccount.saving')}
        >
          {t('ownAccount.save')}
        </Button>
      </Inline>
    </Form>
  );
}

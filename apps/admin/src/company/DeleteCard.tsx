import { COMPANY_DELETION_DAYS, checkTypedName, deleteCompany } from '@derrick/domain/company';
import { Button } from '@derrick/ui/Button';
import { PasswordField } from '@derrick/ui/PasswordField';
import { Section } from '@derrick/ui/Section';
import { TextField } from '@derrick/ui/TextField';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useServices } from '../core/services.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import { COMPANY } from './addresses.ts';
import * as css from './Company.css.ts';

const errors = {
  companyNameRequired: 'company.delete.nameWrong',
  companyNameWrong: 'company.delete.nameWrong',
  passwordRequired: 'company.delete.passwordWrong',
  passwordWrong: 'company.delete.passwordWrong',
} as const;

/** Deletes the company after the user typed its name and their own password. */
export function DeleteCard({ name }: { name: string }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      className={css.card}
      title={t('company.delete.title')}
      description={t('company.delete.text', { count: COMPANY_DELETION_DAYS })}
    >
      <div>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t('company.delete.action')}
        </Button>
      </div>
      {isAsking && <DeleteDialog name={name} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function DeleteDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslate();
  const { reloadAt } = useServices();
  const { change } = useChange(deleteCompany);
  const form = useForm({
    initial: { name: '', password: '' },
    labels: { name: 'company.profile.name', password: 'company.delete.password' },
    validate: (values) => ({
      name: checkTypedName(values.name, name),
      password: values.password === '' ? 'passwordRequired' : undefined,
    }),
    validatesOnBlur: false,
    errorMessage: errorMessages(t, errors, 'company.error.invalid'),
    submit: (body) => change({ body }),
    // Loads a new page, so that no data of the deleted company stays visible. That page explains how to restore the
    // company.
    onSubmitted: () => reloadAt(COMPANY),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('company.delete.question')}
      description={t('company.delete.consequence', { name, count: COMPANY_DELETION_DAYS })}
      submitLabel={t('company.delete.action')}
      pendingLabel={t('company.delete.pending')}
      isDangerous
      onClose={onClose}
    >
      <TextField {...form.field('name')} autoComplete="off" autoFocus />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <FormFailure error={form.error} fallback="company.delete.failed" />
    </FormDialog>
  );
}

import { type PersonalStep as PersonalValues, validatePersonalStep } from '@derrick/domain/auth';
import { Button } from '@derrick/ui/Button';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import type { FormEvent } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { allFieldWords } from '../fieldWords.ts';
import * as css from '../form.css.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { Spoken } from '../Spoken.tsx';
import { useFields } from '../useFields.ts';
import { personalNames, type StepProps } from './steps.ts';

interface PersonalStepProps extends StepProps<PersonalValues> {
  onContinue: () => void;
}

/** Asks who signs up. */
export function PersonalStep({ values, onChange, refused, lastRefused, onContinue }: PersonalStepProps) {
  const t = useTranslate();
  const labels = {
    fullname: t('account.fullname'),
    email: t('auth.email'),
    password: t('auth.password'),
    confirmPassword: t('account.confirmPassword'),
  };
  const errors = { ...refused, ...allFieldWords(validatePersonalStep(values), t) };
  const { field, refOf, spoken, submit } = useFields({
    names: personalNames,
    labels,
    errors,
    refused: lastRefused,
  });
  const isFilled = personalNames.every((name) => values[name] !== '');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (submit()) onContinue();
  };

  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      <TextField
        {...field('fullname')}
        label={labels.fullname}
        name="name"
        autoComplete="name"
        value={values.fullname}
        onChange={(fullname) => onChange({ fullname })}
        inputRef={refOf('fullname')}
      />
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        name="email"
        autoComplete="username"
        value={values.email}
        onChange={(email) => onChange({ email })}
        inputRef={refOf('email')}
      />
      <NewPasswordField
        {...field('password')}
        label={labels.password}
        name="password"
        value={values.password}
        onChange={(password) => onChange({ password })}
        inputRef={refOf('password')}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={labels.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
        inputRef={refOf('confirmPassword')}
      />
      <Spoken>{spoken}</Spoken>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className={css.wide}
        isDisabled={!isFilled || values.password !== values.confirmPassword}
      >
        {t('account.register.continue')}
      </Button>
    </form>
  );
}

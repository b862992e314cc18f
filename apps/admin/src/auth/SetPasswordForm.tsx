import { type AccountsClient, validateNewPassword } from '@derrick/domain/auth';
import { Button } from '@derrick/ui/Button';
import { PasswordField } from '@derrick/ui/PasswordField';
import { type FormEvent, useMemo, useState } from 'react';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { allFieldWords } from './fieldWords.ts';
import * as css from './form.css.ts';
import { type LinkProblem, linkProblemOf } from './linkProblem.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { type Refusals, refusalsOf, refusedWords } from './refusals.ts';
import { Spoken } from './Spoken.tsx';
import { useAccountCall } from './useAccountCall.ts';
import { useFields } from './useFields.ts';

const names = ['newPassword', 'confirmPassword'] as const;

type Name = (typeof names)[number];
type NewPassword = Record<Name, string>;

/** Fields of the calls, as a failure names them. */
const fields: Readonly<Record<string, Name>> = {
  newPassword: 'newPassword',
  password: 'newPassword',
  confirmPassword: 'confirmPassword',
};

interface SetPasswordFormProps<T> {
  labels: NewPassword;
  /** Whose password it is, for a password manager. */
  email?: string | undefined;
  submitLabel: string;
  pendingLabel: string;
  /** What to say when the server refuses without a word. */
  fallback: MessageKey;
  set: (accounts: AccountsClient, values: NewPassword) => Promise<T>;
  /** Leaves the page: the form stays pending. */
  onSet: (value: T) => void;
  /** Called when it is the link that is wrong. */
  onProblem: (problem: LinkProblem) => void;
}

/** Sets a password with the token of a mailed link. */
export function SetPasswordForm<T>({ labels, email, ...props }: SetPasswordFormProps<T>) {
  const t = useTranslate();
  const { run, isPending, isWaiting, error } = useAccountCall();
  const [values, setValues] = useState<NewPassword>({ newPassword: '', confirmPassword: '' });
  const [refusals, setRefusals] = useState<Refusals<Name>>({});
  const refused = useMemo(() => Object.keys(refusals), [refusals]);
  const errors = {
    ...refusedWords(names, values, refusals, t),
    ...allFieldWords(validateNewPassword(values), t),
  };
  const { field, refOf, spoken, submit } = useFields({ names, labels, errors, refused });

  const set = async () => {
    const outcome = await run((accounts) => props.set(accounts, values), { isLast: true });
    if ('value' in outcome) return props.onSet(outcome.value);
    const problem = linkProblemOf(outcome.error);
    if (problem) props.onProblem(problem);
    else setRefusals(refusalsOf(outcome.error, fields, values));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !isWaiting && submit()) void set();
  };

  return (
    <form className={css.form} noValidate onSubmit={onSubmit}>
      {email && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      <NewPasswordField
        {...field('newPassword')}
        label={labels.newPassword}
        name="newPassword"
        value={values.newPassword}
        onChange={(newPassword) => setValues((current) => ({ ...current, newPassword }))}
        inputRef={refOf('newPassword')}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={labels.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(confirmPassword) => setValues((current) => ({ ...current, confirmPassword }))}
        inputRef={refOf('confirmPassword')}
      />
      <Spoken>{spoken}</Spoken>
      <Button
        type="submit"
        variant="primary"
        size="form"
        className={css.wide}
        isDisabled={values.newPassword === '' || values.confirmPassword === '' || isWaiting}
        isPending={isPending}
        pendingLabel={props.pendingLabel}
      >
        {props.submitLabel}
      </Button>
      {error && refused.length === 0 && <FailureBanner error={error} fallback={props.fallback} />}
    </form>
  );
}

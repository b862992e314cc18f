import { type AccountsClient, validateAcceptance } from '@derrick/domain/auth';
import { Button } from '@derrick/ui/Button';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
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

const passwords = ['newPassword', 'confirmPassword'] as const;
const all = ['email', ...passwords] as const;

type Name = (typeof all)[number];
type Values = Record<Name, string>;

/** Fields of the calls, as a failure names them. */
const fields: Readonly<Record<string, Name>> = {
  email: 'email',
  newPassword: 'newPassword',
  password: 'newPassword',
  confirmPassword: 'confirmPassword',
};

interface SetPasswordFormProps<T> {
  labels: Record<(typeof passwords)[number], string>;
  /** Whose password it is, for a password manager; null asks for it, since they will sign in with it. */
  email?: string | null | undefined;
  submitLabel: string;
  pendingLabel: string;
  /** What to say when the server refuses without a word. */
  fallback: MessageKey;
  /** `email` is empty unless it was asked for. */
  set: (accounts: AccountsClient, values: Values) => Promise<T>;
  /** Leaves the page: the form stays pending. */
  onSet: (value: T) => void;
  /** Called when it is the link that is wrong. */
  onProblem: (problem: LinkProblem) => void;
}

/** Sets a password with the token of a mailed or texted link. */
export function SetPasswordForm<T>({ email, ...props }: SetPasswordFormProps<T>) {
  const t = useTranslate();
  const { run, isPending, isWaiting, error } = useAccountCall();
  const [values, setValues] = useState<Values>({ email: '', newPassword: '', confirmPassword: '' });
  const asksEmail = email === null;
  const names: readonly Name[] = asksEmail ? all : passwords;
  const labels = { email: t('auth.email'), ...props.labels };
  const [refusals, setRefusals] = useState<Refusals<Name>>({});
  const refused = useMemo(() => Object.keys(refusals), [refusals]);
  const errors = {
    ...refusedWords(names, values, refusals, t),
    ...allFieldWords(validateAcceptance({ ...values, email: asksEmail ? values.email : undefined }), t),
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
      {asksEmail && (
        <TextField
          {...field('email')}
          label={labels.email}
          description={t('account.invitation.emailHint')}
          type="email"
          name="email"
          autoComplete="username"
          value={values.email}
          onChange={(typed) => setValues((current) => ({ ...current, email: typed }))}
          inputRef={refOf('email')}
        />
      )}
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
        size="large"
        className={css.wide}
        isDisabled={isWaiting || names.some((name) => values[name] === '')}
        isPending={isPending}
        pendingLabel={props.pendingLabel}
      >
        {props.submitLabel}
      </Button>
      {error && refused.length === 0 && <FailureBanner error={error} fallback={props.fallback} />}
    </form>
  );
}

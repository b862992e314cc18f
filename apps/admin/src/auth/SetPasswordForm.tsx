import { validateNewPassword } from '@derrick/domain/auth';
import type { Api } from '@derrick/domain/http';
import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { AccountForm } from './AccountForm.tsx';
import { type LinkProblem, linkProblemOf } from './linkProblem.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAccountCall, useAccountForm } from './useAccountForm.ts';

interface Values {
  email: string;
  newPassword: string;
  confirmPassword: string;
}

interface SetPasswordFormProps<Data> {
  labels: Record<'newPassword' | 'confirmPassword', MessageKey>;
  /** Email of the account, for password managers; null shows a field for the email to sign in with. */
  email?: string | null | undefined;
  submitLabel: MessageKey;
  pendingLabel: MessageKey;
  /** Message if the server sends none. */
  failure: MessageKey;
  /** Sends the request; `email` is empty unless the form has the field. */
  submit: (api: Api, values: Values) => Promise<Data>;
  /** Leaves the page; the form stays pending. */
  onSubmitted: (data: Data) => void;
  /** Called if the link is not valid. */
  onProblem: (problem: LinkProblem) => void;
}

/** Sets a password with the token of a link from an email or SMS. */
export function SetPasswordForm<Data>({ email, labels, ...props }: SetPasswordFormProps<Data>) {
  const t = useTranslate();
  const call = useAccountCall();
  const asksEmail = email === null;
  const form = useAccountForm({
    initial: { email: '', newPassword: '', confirmPassword: '' },
    labels: { email: 'auth.email', ...labels },
    aliases: { password: 'newPassword' },
    validate: (values) => validateNewPassword({ ...values, email: asksEmail ? values.email : undefined }),
    submit: (values) => call((api) => props.submit(api, values)),
    onSubmitted: props.onSubmitted,
    onFailure({ error }) {
      const problem = error && linkProblemOf(error);
      if (problem) props.onProblem(problem);
    },
  });
  const { values } = form;

  return (
    <AccountForm
      form={form}
      submitLabel={props.submitLabel}
      pendingLabel={props.pendingLabel}
      failure={props.failure}
      isIncomplete={
        values.newPassword === '' || values.confirmPassword === '' || (asksEmail && values.email === '')
      }
    >
      {email && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      {asksEmail && (
        <TextField
          {...form.field('email')}
          description={t('account.invitation.emailHint')}
          type="email"
          name="email"
          autoComplete="username"
        />
      )}
      <NewPasswordField {...form.field('newPassword')} name="newPassword" />
      <PasswordField {...form.field('confirmPassword')} name="confirmPassword" autoComplete="new-password" />
    </AccountForm>
  );
}

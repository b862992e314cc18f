import { PasswordField } from '@derrick/ui/PasswordField';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { type SubmitResult, useForm } from '../patterns/form/index.ts';
import { ownAccountErrors } from './errorMessage.ts';

interface PasswordDialogProps<Data> {
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Runs the action that requires the password. */
  submit: (password: string) => Promise<SubmitResult<Data>>;
  onDone: (data: Data) => void;
  onClose: () => void;
}

/** Asks for the password again before a change of the sign-in settings. */
export function PasswordDialog<Data>({ isDangerous = false, ...props }: PasswordDialogProps<Data>) {
  const t = useTranslate();
  const form = useForm({
    initial: { password: '' },
    labels: { password: 'ownAccount.password.current' },
    validate: ({ password }) => ({ password: password === '' ? 'passwordRequired' : undefined }),
    validatesOnBlur: false,
    errorMessage: ownAccountErrors(t),
    submit: ({ password }) => props.submit(password),
    onSubmitted: props.onDone,
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={props.title}
      description={props.text}
      submitLabel={props.confirmLabel}
      pendingLabel={t('ownAccount.saving')}
      isDangerous={isDangerous}
      onClose={props.onClose}
    >
      <PasswordField {...form.field('password')} autoComplete="current-password" autoFocus />
      <FormFailure error={form.error} fallback="ownAccount.factor.failed" />
    </FormDialog>
  );
}

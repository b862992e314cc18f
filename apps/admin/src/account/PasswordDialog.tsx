import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { PasswordField } from '@derrick/ui/PasswordField';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { Form, type SubmitResult, useForm } from '../patterns/form/index.ts';
import { ownAccountErrors } from './errorMessage.ts';
import { FormFailure } from './FormFailure.tsx';

interface PasswordDialogProps<Data> {
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous?: boolean;
  /** Does what the password is asked for. */
  submit: (password: string) => Promise<SubmitResult<Data>>;
  onDone: (data: Data) => void;
  onClose: () => void;
}

/** Asks for the password again before something about signing in changes. */
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
    <Dialog
      isOpen
      onOpenChange={() => {
        if (!form.isPending) props.onClose();
      }}
      size="small"
      title={props.title}
      description={props.text}
      footer={
        <>
          <Button isDisabled={form.isPending} onPress={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={form.isPending}
            pendingLabel={t('ownAccount.saving')}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <PasswordField {...form.field('password')} autoComplete="current-password" autoFocus />
        <FormFailure error={form.error} fallback="ownAccount.factor.failed" />
      </Form>
    </Dialog>
  );
}

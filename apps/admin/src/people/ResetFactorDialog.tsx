import { PasswordField } from '@derrick/ui/PasswordField';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { FormDialog } from '../patterns/dialogs/FormDialog.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../patterns/form/index.ts';
import { useChange } from '../patterns/remote/index.ts';
import type { PeopleKind } from './kind.ts';
import type { Person } from './person.ts';

interface ResetFactorDialogProps {
  kind: PeopleKind;
  person: Person;
  onDone: () => void;
  onClose: () => void;
}

/** Removes the second factors of a team member after the signed-in user confirms with their password. */
export function ResetFactorDialog({ kind, person, onDone, onClose }: ResetFactorDialogProps) {
  const t = useTranslate();
  const { change } = useChange(kind.endpoints.resetSecondFactor, { success: 'people.factor.done' });
  const form = useForm({
    initial: { password: '' },
    labels: { password: 'people.factor.password' },
    validate: ({ password }) => ({ password: password === '' ? 'passwordRequired' : undefined }),
    validatesOnBlur: false,
    errorMessage: errorMessages(
      t,
      {
        passwordRequired: 'people.factor.passwordRequired',
        passwordWrong: 'people.factor.passwordWrong',
      },
      'people.error.invalid',
    ),
    submit: ({ password }) => change({ params: { id: person.id }, body: { password } }),
    onSubmitted: onDone,
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('people.factor.title')}
      description={t('people.factor.text', { name: person.fullname })}
      submitLabel={t('people.factor.submit')}
      pendingLabel={t('people.updating')}
      isDangerous
      onClose={onClose}
    >
      <PasswordField {...form.field('password')} autoComplete="current-password" autoFocus />
      <FormFailure error={form.error} fallback="people.factor.failed" />
    </FormDialog>
  );
}

import { PasswordField } from '@derrick/ui/PasswordField';
import { TextField } from '@derrick/ui/TextField';
import { AccountForm } from '../AccountForm.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { personalFields, type RegistrationForm } from './useRegistration.ts';

interface PersonalStepProps {
  form: RegistrationForm;
  onContinue: () => void;
}

/** First step of the registration: the user. */
export function PersonalStep({ form, onContinue }: PersonalStepProps) {
  const { fullname, email, password, confirmPassword } = form.values;
  const isFilled = [fullname, email, password, confirmPassword].every((value) => value !== '');
  return (
    <AccountForm
      // The error of the last attempt is shown in the second step.
      form={{ ...form, error: undefined }}
      submitLabel="account.register.continue"
      failure="account.register.failed"
      isIncomplete={!isFilled || password !== confirmPassword}
      onSubmit={() => {
        if (form.check(personalFields)) onContinue();
      }}
    >
      <TextField {...form.field('fullname')} name="name" autoComplete="name" />
      <TextField {...form.field('email')} type="email" name="email" autoComplete="username" />
      <NewPasswordField {...form.field('password')} name="password" />
      <PasswordField {...form.field('confirmPassword')} name="confirmPassword" autoComplete="new-password" />
    </AccountForm>
  );
}

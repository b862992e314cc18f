import { PASSWORD_MIN_LENGTH, validateLogin } from '@derrick/domain/auth';
import { errorCodes, toApiError } from '@derrick/domain/http';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useMessages, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { requestedPage } from '../core/requestedPage.ts';
import { useServices } from '../core/services.tsx';
import { errorMessages } from '../patterns/form/errorMessages.ts';
import { useForm } from '../patterns/form/useForm.ts';
import type { SecondStepProps } from './secondStep/SecondStep.tsx';

/** Loads the API client (8 KB), after the first paint but before the user has typed a password. */
export const loadSignIn = () => import('./signIn.ts');

/** Second step that is required after a correct password. */
type Challenge = Pick<SecondStepProps, 'credentials' | 'factors'>;

const errorKeys = {
  emailRequired: 'auth.emailRequired',
  passwordRequired: 'auth.passwordRequired',
  passwordTooShort: { key: 'auth.passwordTooShort', count: PASSWORD_MIN_LENGTH },
} as const;

/** Sign-in form: signs in, stores the tokens and opens the requested page. */
export function useSignIn() {
  const t = useTranslate();
  const messages = useMessages();
  const services = useServices();
  const search = useSearch();
  const [failure, setFailure] = useState<unknown>();
  const [challenge, setChallenge] = useState<Challenge>();
  const leave = () => services.reloadAt(requestedPage(search, location.origin));

  const form = useForm({
    initial: { email: '', password: '' },
    labels: { email: 'auth.email', password: 'auth.password' },
    validate: validateLogin,
    errorMessage: errorMessages(t, errorKeys, 'auth.emailInvalid'),
    isEditableWhilePending: true,
    async submit(values) {
      setFailure(undefined);
      try {
        const { signIn } = await loadSignIn();
        const factors = await signIn(services, () => messages.getSnapshot().language, values);
        if (!factors) return { ok: true, data: undefined };
        const { email, password } = values;
        setChallenge({ credentials: { email: email.trim(), password }, factors });
        return { ok: false };
      } catch (error) {
        setFailure(error);
        if (toApiError(error).code === errorCodes.invalidCredentials) focusPassword();
        return { ok: false };
      }
    },
    onSubmitted: leave,
  });
  // Selects the password for retyping, because it is hidden and most likely the wrong value.
  function focusPassword() {
    const input = document.getElementById(form.controlId('password'));
    if (input instanceof HTMLInputElement) input.select();
  }
  return { form, failure, challenge, leave, cancel: () => setChallenge(undefined) };
}

import { PASSWORD_MIN_LENGTH, validateLogin } from '@derrick/domain/auth';
import { errorCodes, toApiError } from '@derrick/domain/http';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useMessages, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useServices } from '../core/services.tsx';
import { wantedPage } from '../core/wantedPage.ts';
import { errorMessages } from '../patterns/form/errorMessages.ts';
import { useForm } from '../patterns/form/useForm.ts';
import type { SecondStepProps } from './secondStep/SecondStep.tsx';

/** Loads the client of the API, 8 KB: not for the first paint, but before anyone has typed a password. */
export const loadSignIn = () => import('./signIn.ts');

/** What the right password is not enough for. */
type Challenge = Pick<SecondStepProps, 'credentials' | 'factors'>;

const errorKeys = {
  emailRequired: 'auth.emailRequired',
  passwordRequired: 'auth.passwordRequired',
  passwordTooShort: { key: 'auth.passwordTooShort', count: PASSWORD_MIN_LENGTH },
} as const;

/** The sign-in form: signs in, stores the tokens and leaves for the wanted page. */
export function useSignIn() {
  const t = useTranslate();
  const messages = useMessages();
  const services = useServices();
  const search = useSearch();
  const [failure, setFailure] = useState<unknown>();
  const [challenge, setChallenge] = useState<Challenge>();
  const leave = () => services.leave(wantedPage(search, location.origin));

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
  // To be typed anew: the password is hidden, and most often what was wrong.
  function focusPassword() {
    const input = document.getElementById(form.controlId('password'));
    if (input instanceof HTMLInputElement) input.select();
  }
  return { form, failure, challenge, leave, cancel: () => setChallenge(undefined) };
}

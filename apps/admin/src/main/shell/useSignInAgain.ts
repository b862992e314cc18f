import { type CurrentUser, login, type SecondFactors } from '@derrick/domain/auth';
import type { Tokens } from '@derrick/domain/http';
import { useRef, useState } from 'react';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { useServices } from '../../core/services.tsx';
import { useForm } from '../../patterns/form/useForm.ts';
import { factorsOf } from '../../patterns/secondFactor/index.ts';
import { usePasskeySignIn } from '../../patterns/secondFactor/usePasskeySignIn.ts';

export interface SignInAgainOptions {
  /** The owner of the page. */
  user: CurrentUser;
  /** Called after the new tokens are stored. Rejects if the server cannot be asked which user they belong to. */
  onSignedIn: () => Promise<void>;
}

/** Signs in again with the password and, if the server requires it, a code or a passkey. */
export function useSignInAgain({ user, onSignedIn }: SignInAgainOptions) {
  const t = useTranslate();
  const api = useApi();
  const { tokens } = useServices();
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<unknown>();
  /** The second factors that the server requires. */
  const [factors, setFactors] = useState<SecondFactors>();

  async function goOn(received: Tokens) {
    tokens.write(received);
    await onSignedIn();
    void notify({ tone: 'success', title: t('session.back.title'), description: t('session.back.text') });
  }

  const passkey = usePasskeySignIn(api, async (received) => {
    setFailure(undefined);
    await goOn(received).catch(setFailure);
  });

  const form = useForm({
    // The email is only typed if the server does not return it.
    initial: { email: user.email ?? '', password: '', code: '' },
    labels: { email: 'session.email', password: 'session.password', code: 'session.code' },
    // Validated only by the server, with messages in the user's language.
    validate: () => ({}),
    errorMessage: (error) => error,
    isEditableWhilePending: true,
    async submit({ email, password, code }) {
      setFailure(undefined);
      try {
        const proof = code.trim() === '' ? {} : { code };
        await goOn(await api.call(login, { body: { email: email.trim(), password, ...proof } }));
        return { ok: true, data: undefined };
      } catch (error) {
        const requiredFactors = factorsOf(error);
        if (requiredFactors) setFactors(requiredFactors);
        setFailure(requiredFactors ? undefined : error);
        return { ok: false };
      }
    },
    onFailure: () => (factors ? codeInput : passwordInput).current?.select(),
  });

  return { form, passkey, factors, failure, passwordInput, codeInput };
}

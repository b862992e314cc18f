import { type Api, toApiError } from '@derrick/domain/http';
import { useMemo } from 'react';
import { createApi } from '../core/api.ts';
import { useMessages, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useServices } from '../core/services.tsx';
import { type FormOptions, type SubmitResult, useForm } from '../patterns/form/useForm.ts';
import { accountErrorMessage } from './errorMessage.ts';

/** Returns the API client for users who are not signed in. */
export function useAccountApi(): Api {
  const services = useServices();
  const messages = useMessages();
  return useMemo(() => createApi(services, () => messages.getSnapshot().language), [services, messages]);
}

/** Returns a function that sends requests for users who are not signed in. It never rejects. */
export function useAccountCall(): <Data>(call: (api: Api) => Promise<Data>) => Promise<SubmitResult<Data>> {
  const api = useAccountApi();
  return async (call) => {
    try {
      return { ok: true, data: await call(api) };
    } catch (error) {
      return { ok: false, error: toApiError(error) };
    }
  };
}

/** Form on pages for users who are not signed in. */
export function useAccountForm<Values extends object, Data>(
  options: Omit<FormOptions<Values, Data>, 'errorMessage' | 'isEditableWhilePending'>,
) {
  const t = useTranslate();
  return useForm({ ...options, errorMessage: accountErrorMessage(t), isEditableWhilePending: true });
}

import { type Api, toApiError } from '@derrick/domain/http';
import { useMemo } from 'react';
import { createApi } from '../app/api.ts';
import { useMessages } from '../app/i18n/MessagesProvider.tsx';
import { useServices } from '../app/services.tsx';
import type { SubmitResult } from '../patterns/form/useForm.ts';

/** The API for people who are not signed in yet. */
export function useAccountApi(): Api {
  const services = useServices();
  const messages = useMessages();
  return useMemo(() => createApi(services, () => messages.getSnapshot().language), [services, messages]);
}

/** Makes a call for people who are not signed in yet. The returned function never rejects. */
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

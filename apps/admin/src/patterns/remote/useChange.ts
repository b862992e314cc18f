import type { Endpoint, EndpointData } from '@derrick/domain/contract';
import { type ApiError, type CallArguments, isCancelled, toApiError } from '@derrick/domain/http';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../core/api.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { type Notice, notify } from '../../core/notify.tsx';
import { useErrorMessage } from './errorMessage.ts';

export type ChangeResult<Data> =
  | {
      ok: true;
      data: Data;
      /** The server's message in the user's language, if any. */
      message: string | undefined;
      /** Resolves when the affected data is reloaded; never rejects. */
      reloaded: Promise<unknown>;
    }
  | { ok: false; error: ApiError };

interface Options<Data> {
  /**
   * Success toast: a title, or a notice created from the response. The server's message replaces the title. Without it no
   * toast appears.
   */
  success?: MessageKey | ((data: Data, message: string | undefined) => Notice) | undefined;
  /** Title of the error toast. Omit it if the caller displays the error itself. */
  failure?: MessageKey | undefined;
}

/** Reloads all displayed data that depends on these topics. Resolves when it is loaded. */
export function useRevalidate(): (topics: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (topics) =>
    mutate((key) => Array.isArray(key) && key.slice(1).some((topic) => topics.includes(topic)))
      // Fails if the user left the dashboard in the meantime, which removes the cache; nothing needs to be reloaded then.
      .catch(() => {});
}

/**
 * Changes data: calls an endpoint, reports the result with a toast, and reloads all data that depends on the endpoint's
 * topics. Use it for all changes. `change` never rejects.
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { success, failure }: Options<EndpointData<E>> = {},
): { change: (...input: CallArguments<E>) => Promise<ChangeResult<EndpointData<E>>>; isPending: boolean } {
  const api = useApi();
  const t = useTranslate();
  const errors = useErrorMessage();
  const revalidate = useRevalidate();
  const [pending, setPending] = useState(0);

  const change = async (...input: CallArguments<E>): Promise<ChangeResult<EndpointData<E>>> => {
    setPending((count) => count + 1);
    try {
      const { data, message } = await api.callWithMessage(endpoint, ...input);
      if (success)
        void notify(
          typeof success === 'string'
            ? { tone: 'success', title: message ?? t(success) }
            : success(data, message),
        );
      // Not awaited, so that a dialog closes first and returns the focus while its trigger still exists.
      return { ok: true, data, message, reloaded: revalidate(endpoint.changes ?? []) };
    } catch (cause) {
      const error = toApiError(cause);
      if (failure && !isCancelled(error)) void notify(errors.notice(error, failure));
      return { ok: false, error };
    } finally {
      setPending((count) => count - 1);
    }
  };

  return { change, isPending: pending > 0 };
}

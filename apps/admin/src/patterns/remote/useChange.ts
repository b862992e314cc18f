import type { Endpoint, EndpointData } from '@derrick/domain/contract';
import { type ApiError, type CallArguments, isCancelled, toApiError } from '@derrick/domain/http';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../core/api.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { type Notice, notify } from '../../core/notify.tsx';
import { useErrorMessage } from './errorMessage.ts';

/** What a change came to. */
export type ChangeResult<Data> =
  | {
      ok: true;
      data: Data;
      /** What the server says of it, in the reader's language; a server may say nothing. */
      message: string | undefined;
      /** Resolves when what the change made stale is loaded again; it never rejects. */
      reloaded: Promise<unknown>;
    }
  | { ok: false; error: ApiError };

interface Options<Data> {
  /**
   * What a toast says of success, unless the server says it in its own words: a title, or a notice made from the reply.
   * Absent, there is no toast.
   */
  success?: MessageKey | ((data: Data, message: string | undefined) => Notice) | undefined;
  /** What could not be done, for the toast; absent where the caller shows the error in its own place. */
  failure?: MessageKey | undefined;
}

/** Loads again everything on the screen that reads one of these topics; resolves when it is there. */
export function useRevalidate(): (topics: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (topics) =>
    mutate((key) => Array.isArray(key) && key.slice(1).some((topic) => topics.includes(topic)))
      // It fails for people who left the dashboard meanwhile, and took the cache along: nobody is left to load for.
      .catch(() => {});
}

/**
 * The one way to change something: calls an endpoint, reports the result by a toast, and loads again whatever reads the
 * topics that the endpoint changes. `change` never rejects.
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
      // Not waited for: a dialog closes first and gives the focus back while what it came from is still there.
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

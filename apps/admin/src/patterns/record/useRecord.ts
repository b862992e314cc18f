import { addressOf, type Endpoint, type EndpointData, type EndpointInput } from '@derrick/domain/contract';
import { type ApiError, isCancelled, toApiError } from '@derrick/domain/http';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../core/api.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useErrorMessage } from '../remote/errorMessage.ts';
import { notLoadedStatus, type Remote } from '../remote/remote.ts';

interface Options {
  /** Message key of the failure, such as `ticketForm.loadFailed`. */
  failureTitle: MessageKey;
  onFailure?: ((error: ApiError) => void) | undefined;
}

interface RecordState<T> {
  remote: Remote<T>;
  /** Updates the displayed record, e.g. with the response of a change. */
  replace: (record: T) => void;
}

/**
 * Loads the record of a page once, bypassing the cache: a form starts with current values, which do not change while the
 * user edits.
 */
export function useRecord<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { failureTitle, onFailure }: Options,
): RecordState<EndpointData<E>> {
  const api = useApi();
  const t = useTranslate();
  const errors = useErrorMessage();
  const address = addressOf(endpoint, input);
  const [loaded, setLoaded] = useState<{ address: string; remote: Remote<EndpointData<E>> }>();
  const request = useRef<AbortController>(undefined);

  const replace = (value: EndpointData<E>) =>
    setLoaded({ address, remote: { status: 'ready', value, isStale: false } });

  /** Resolves to true if the record was loaded. */
  const load = async (): Promise<boolean> => {
    request.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    try {
      // `call` validated the response with the struct that this type is derived from.
      const record = (await api.call<Endpoint>(endpoint, { ...input, signal })) as EndpointData<E>;
      if (!signal.aborted) replace(record);
      return !signal.aborted;
    } catch (cause) {
      if (signal.aborted) return false;
      const error = toApiError(cause);
      if (!isCancelled(error)) onFailure?.(error);
      const remote = (isRetrying: boolean): Remote<EndpointData<E>> => ({
        status: notLoadedStatus(endpoint, error),
        error,
        title: t(failureTitle),
        message: errors.message(error, failureTitle),
        isRetrying,
        retry() {
          setLoaded({ address, remote: remote(true) });
          return load();
        },
      });
      setLoaded({ address, remote: remote(false) });
      return false;
    }
  };
  const loadNow = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another record.
  useEffect(() => {
    void loadNow();
    return () => request.current?.abort();
  }, [address]);

  return { remote: loaded?.address === address ? loaded.remote : { status: 'loading' }, replace };
}

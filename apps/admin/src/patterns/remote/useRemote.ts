import { addressOf, type Endpoint, type EndpointData, type EndpointInput } from '@derrick/domain/contract';
import { type Api, isCancelled, toApiError } from '@derrick/domain/http';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useApi } from '../../core/api.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { createAbortSignals } from './abortSignals.ts';
import { useErrorMessage } from './errorMessage.ts';
import { notLoadedStatus, type Remote } from './remote.ts';

/** Cached response. The address distinguishes the response to the current input from the response to a previous one. */
interface CachedReply<Data> {
  address: string;
  data: Data;
}

/** Cache key of a response: its address and the topics it depends on. */
type RemoteKey = readonly [address: string, ...topics: string[]];

export interface LoadOptions<Data> {
  /** Shows the data of the previous input until the current response arrives. */
  keepPreviousData?: boolean | undefined;
  /** Message key of the failure, such as `tickets.listFailed`. */
  failureTitle: MessageKey;
  /** Also reports a failure with a toast. */
  isReported?: boolean | undefined;
  /** Returns the milliseconds until the next automatic reload, depending on the data; 0 disables it. */
  refreshMs?: ((data: Data) => number) | undefined;
}

const signalsOfApi = new WeakMap<Api, ReturnType<typeof createAbortSignals>>();

function abortSignalsOf(api: Api) {
  const known = signalsOfApi.get(api);
  if (known) return known;
  const created = createAbortSignals();
  signalsOfApi.set(api, created);
  return created;
}

/**
 * Loads the response of an endpoint, and reloads it when a topic that the endpoint reads changes.
 * @param input null loads no data; the status stays `loading`
 */
export function useRemote<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  options: LoadOptions<EndpointData<E>>,
): Remote<EndpointData<E>> {
  const api = useApi();
  // `call` validated the response with the struct that this type is derived from.
  const load = async (signal: AbortSignal) =>
    (await api.call<Endpoint>(endpoint, { ...input, signal })) as EndpointData<E>;
  return useCached(endpoint, input && addressOf(endpoint, input), load, options);
}

/**
 * Loads data through the cache.
 * @param address cache key; null loads no data
 */
export function useCached<Data>(
  endpoint: Endpoint,
  address: string | null,
  load: (signal: AbortSignal) => Promise<Data>,
  { keepPreviousData = false, failureTitle, isReported = false, refreshMs }: LoadOptions<Data>,
): Remote<Data> {
  const api = useApi();
  const signals = abortSignalsOf(api);
  const t = useTranslate();
  const errors = useErrorMessage();
  const key: RemoteKey | null = address === null ? null : [address, ...(endpoint.reads ?? [])];

  const { data, error, isValidating, mutate } = useSWR<CachedReply<Data>, unknown, RemoteKey | null>(
    key,
    async ([asked]) => ({ address: asked, data: await load(signals.signal(asked)) }),
    {
      keepPreviousData,
      refreshInterval: (latest) => (latest && refreshMs ? refreshMs(latest.data) : 0),
      onError(cause) {
        if (isReported && !isCancelled(cause)) void notify(errors.notice(cause, failureTitle));
      },
    },
  );
  useEffect(() => (address === null ? undefined : signals.use(address)), [signals, address]);

  const isCurrent = data !== undefined && data.address === address;
  if (error !== undefined && !isCancelled(error) && !isCurrent) {
    const apiError = toApiError(error);
    return {
      status: notLoadedStatus(endpoint, apiError),
      error: apiError,
      title: t(failureTitle),
      message: errors.message(error, failureTitle),
      isRetrying: isValidating,
      retry: async () => (await mutate()) !== undefined,
    };
  }
  return data === undefined
    ? { status: 'loading' }
    : { status: 'ready', value: data.data, isStale: !isCurrent };
}

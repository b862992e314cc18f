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

/** A reply in the cache. The address tells a kept reply of the former input from that of the current one. */
interface CachedReply<Data> {
  address: string;
  data: Data;
}

/** Under what a reply is cached: its address, and the topics that it is made of. */
type RemoteKey = readonly [address: string, ...topics: string[]];

/** Options of a load. */
export interface LoadOptions<Data> {
  /** Shows what the former input gave until the reply to the current one is there. */
  keepPreviousData?: boolean | undefined;
  /** What could not be loaded, such as `tickets.listFailed`. */
  failureTitle: MessageKey;
  /** Also reports a failure by a toast. */
  isReported?: boolean | undefined;
  /** After how many ms to load again, by what was loaded; 0 for not by itself. */
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
 * Loads what an endpoint answers, and again whenever something changes one of the topics that it reads.
 * @param input null loads nothing, and stays `loading`
 */
export function useRemote<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  options: LoadOptions<EndpointData<E>>,
): Remote<EndpointData<E>> {
  const api = useApi();
  // `call` checks the reply against the struct that this type is derived from.
  const load = async (signal: AbortSignal) =>
    (await api.call<Endpoint>(endpoint, { ...input, signal })) as EndpointData<E>;
  return useCached(endpoint, input && addressOf(endpoint, input), load, options);
}

/**
 * Loads data through the cache.
 * @param address names the data in the cache; null loads nothing
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

import { addressOf, type Endpoint, type EndpointData, type EndpointInput } from '@derrick/domain/contract';
import { type ApiError, isCancelled, toApiError } from '@derrick/domain/http';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../core/api.ts';

/** One record on its way to its page. */
type RemoteRecord<T> =
  | { status: 'loading' }
  /** There is no record with this id, or not for this person. */
  | { status: 'missing' }
  | { status: 'failed'; error: ApiError; retry: () => void }
  | {
      status: 'ready';
      record: T;
      /** Shows a newer state of the record, such as the reply to a change. */
      replace: (record: T) => void;
    };

interface Found<T> {
  request: string;
  state: RemoteRecord<T>;
}

/**
 * Loads the record of a page, once and not from the cache: a form begins with what is there now, and nothing may change
 * under the hands of the person who is writing.
 */
export function useRecord<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { onFailure }: { onFailure?: ((error: ApiError) => void) | undefined } = {},
): RemoteRecord<EndpointData<E>> {
  const api = useApi();
  const [visit, setVisit] = useState(0);
  const [found, setFound] = useState<Found<EndpointData<E>>>();
  const request = `${visit} ${addressOf(endpoint, input)}`;

  const ready = (record: EndpointData<E>): RemoteRecord<EndpointData<E>> => ({
    status: 'ready',
    record,
    replace: (newer) => setFound({ request, state: ready(newer) }),
  });
  const load = useEffectEvent(async (signal: AbortSignal): Promise<RemoteRecord<EndpointData<E>>> => {
    try {
      // `call` has checked the reply against the struct that this type is derived from.
      const record = (await api.call<Endpoint>(endpoint, { ...input, signal })) as EndpointData<E>;
      return ready(record);
    } catch (cause) {
      const error = toApiError(cause);
      if (!isCancelled(error)) onFailure?.(error);
      // 400: what stands in the address is no id at all.
      if (error.status === 404 || error.status === 400) return { status: 'missing' };
      return { status: 'failed', error, retry: () => setVisit(visit + 1) };
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const show = async () => {
      const state = await load(controller.signal);
      if (!controller.signal.aborted) setFound({ request, state });
    };
    void show();
    return () => controller.abort();
  }, [request]);

  return found?.request === request ? found.state : { status: 'loading' };
}

import type { Endpoint, EndpointData, EndpointInput } from '@derrick/domain/contract';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useRemote } from '../remote/index.ts';
import type { AnyList } from './useList.ts';

interface Options<Data> {
  failureTitle: MessageKey;
  /** Value shown if loading fails. */
  none: Data;
}

/**
 * Loads the statistics of a list; undefined while loading. The request waits for the first rows, which users read first.
 * Previous values stay visible until new values arrive.
 */
export function useStatistics<E extends Endpoint>(
  list: Pick<AnyList, 'page'>,
  endpoint: E,
  input: EndpointInput<E>,
  { failureTitle, none }: Options<EndpointData<E>>,
): EndpointData<E> | undefined {
  const request = list.page.status === 'loading' ? null : input;
  const remote = useRemote(endpoint, request, { failureTitle, isReported: true, keepPreviousData: true });
  switch (remote.status) {
    case 'loading':
      return undefined;
    case 'missing':
    case 'failed':
      return none;
    case 'ready':
      return remote.value;
  }
}

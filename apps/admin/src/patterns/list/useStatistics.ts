import type { Endpoint, EndpointData, EndpointInput } from '@derrick/domain/contract';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useRemote } from '../remote/index.ts';
import type { AnyList } from './useList.ts';

interface Options<Data> {
  failureTitle: MessageKey;
  /** Value shown if loading fails. */
  none: Data;
}

/** Delays a request until a list shows its first rows, which users read first: until then the input is null. */
export const afterRows = <Input>({ page }: Pick<AnyList, 'page'>, input: Input): Input | null =>
  page.status === 'loading' ? null : input;

/**
 * Loads the statistics of a list, after its rows; undefined while loading. Previous values stay visible until new values
 * arrive.
 */
export function useStatistics<E extends Endpoint>(
  list: Pick<AnyList, 'page'>,
  endpoint: E,
  input: EndpointInput<E>,
  { failureTitle, none }: Options<EndpointData<E>>,
): EndpointData<E> | undefined {
  const remote = useRemote(endpoint, afterRows(list, input), {
    failureTitle,
    isReported: true,
    keepPreviousData: true,
  });
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

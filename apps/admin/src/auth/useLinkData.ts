import type { Endpoint, EndpointData } from '@derrick/domain/contract';
import { isCancelled, toApiError } from '@derrick/domain/http';
import { useEffect, useState } from 'react';
import { isImpossibleToken, type LinkProblem, linkProblemOf } from './linkProblem.ts';
import { useAccountApi } from './useAccountCall.ts';

/** What is known of what a mailed link is for. */
export type LinkState<Data> =
  | { status: 'checking' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'bad'; problem: LinkProblem | 'missing' }
  | { status: 'ready'; token: string; data: Data };

/** An endpoint that reads what the token of a link is for. */
type LinkEndpoint<Data> = Endpoint<string, { token?: string | undefined }, undefined, Data>;

type Found<Data> = { token: string; visit: number; state: LinkState<Data> };

/** Reads what the token of a mailed link is for. */
export function useLinkData<Data>(endpoint: LinkEndpoint<Data>, token: string | undefined): LinkState<Data> {
  const api = useAccountApi();
  const [visit, setVisit] = useState(0);
  const [found, setFound] = useState<Found<Data>>();

  useEffect(() => {
    if (token === undefined || isImpossibleToken(token)) return;
    const control = new AbortController();
    const show = (state: LinkState<Data>) => setFound({ token, visit, state });
    const read: Promise<EndpointData<LinkEndpoint<Data>>> = api.call(endpoint, {
      query: { token },
      signal: control.signal,
    });
    read.then(
      (data) => show({ status: 'ready', token, data }),
      (cause: unknown) => {
        const error = toApiError(cause);
        if (isCancelled(error)) return;
        const problem = linkProblemOf(error);
        if (problem) show({ status: 'bad', problem });
        else show({ status: 'failed', error, retry: () => setVisit(visit + 1) });
      },
    );
    return () => control.abort();
  }, [api, endpoint, token, visit]);

  if (token === undefined) return { status: 'bad', problem: 'missing' };
  if (isImpossibleToken(token)) return { status: 'bad', problem: 'unknown' };
  return found?.token === token && found.visit === visit ? found.state : { status: 'checking' };
}

import { getInvitation, type Invitation } from '@derrick/domain/auth';
import { isCancelled, toApiError } from '@derrick/domain/http';
import { useEffect, useState } from 'react';
import { isImpossibleToken, type LinkProblem, linkProblemOf } from '../linkProblem.ts';
import { useAccountApi } from '../useAccountCall.ts';

/** What is known of an invitation. */
export type InvitationState =
  | { status: 'checking' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'bad'; problem: LinkProblem | 'missing' }
  | { status: 'ready'; token: string; invitation: Invitation };

type Found = { token: string; visit: number; state: InvitationState };

/** Reads the invitation of a token. */
export function useInvitation(token: string | undefined): InvitationState {
  const api = useAccountApi();
  const [visit, setVisit] = useState(0);
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (token === undefined || isImpossibleToken(token)) return;
    const control = new AbortController();
    const show = (state: InvitationState) => setFound({ token, visit, state });
    api.call(getInvitation, { query: { token }, signal: control.signal }).then(
      (invitation) => show({ status: 'ready', token, invitation }),
      (cause: unknown) => {
        const error = toApiError(cause);
        if (isCancelled(error)) return;
        const problem = linkProblemOf(error);
        if (problem) show({ status: 'bad', problem });
        else show({ status: 'failed', error, retry: () => setVisit(visit + 1) });
      },
    );
    return () => control.abort();
  }, [api, token, visit]);

  if (token === undefined) return { status: 'bad', problem: 'missing' };
  if (isImpossibleToken(token)) return { status: 'bad', problem: 'unknown' };
  return found?.token === token && found.visit === visit ? found.state : { status: 'checking' };
}

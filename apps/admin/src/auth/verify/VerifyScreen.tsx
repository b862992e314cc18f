import { getInvitation } from '@derrick/domain/auth';
import { useState } from 'react';
import { BadLink, CheckingLink, LinkFailure } from '../LinkNotices.tsx';
import type { LinkProblem } from '../linkProblem.ts';
import { useAddressToken } from '../useAddressToken.ts';
import { useLinkData } from '../useLinkData.ts';
import { AcceptForm } from './AcceptForm.tsx';

/** Lets an invited person in: shows who invited them to what, and sets their password. */
export function VerifyScreen() {
  const state = useLinkData(getInvitation, useAddressToken());
  // Between looking at an invitation and accepting it, it can expire or be accepted elsewhere.
  const [late, setLate] = useState<{ of: string; is: LinkProblem }>();
  switch (state.status) {
    case 'checking':
      return <CheckingLink title="account.invitation.title" text="account.invitation.checking" />;
    case 'failed':
      return (
        <LinkFailure
          title="account.invitation.failedTitle"
          fallback="account.invitation.failed"
          error={state.error}
          onRetry={state.retry}
        />
      );
    case 'bad':
      return <BadLink problem={state.problem} words="account.invitation" />;
    case 'ready': {
      const { token, data } = state;
      if (late?.of === token) return <BadLink problem={late.is} words="account.invitation" />;
      return (
        <AcceptForm
          key={token}
          token={token}
          invitation={data}
          onProblem={(is) => setLate({ of: token, is })}
        />
      );
    }
  }
}

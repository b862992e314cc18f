import { getInvitation } from '@derrick/domain/auth';
import { LinkProblemNotice, type LinkProblemWords, useLink } from '../LinkProblemNotice.tsx';
import { LinkRecord } from '../LinkRecord.tsx';
import { AcceptForm } from './AcceptForm.tsx';

const words: LinkProblemWords = {
  missing: { title: 'account.invitation.missing.title', text: 'account.invitation.missing.text' },
  expired: { title: 'account.invitation.expired.title', text: 'account.invitation.expired.text' },
  used: { title: 'account.invitation.used.title', text: 'account.invitation.used.text' },
  replaced: { title: 'account.invitation.replaced.title', text: 'account.invitation.replaced.text' },
  unknown: { title: 'account.invitation.unknown.title', text: 'account.invitation.unknown.text' },
};

const loading = {
  title: 'account.invitation.title',
  checking: 'account.invitation.checking',
  failedTitle: 'account.invitation.failedTitle',
  failed: 'account.invitation.failed',
} as const;

/** Lets an invited person in: shows who invited them to what, and sets their password. */
export function VerifyScreen() {
  const { token, problem, report, spend } = useLink();
  return problem ? (
    <LinkProblemNotice problem={problem} words={words} />
  ) : (
    <LinkRecord endpoint={getInvitation} token={token} words={loading} onProblem={report}>
      {/* Between looking at an invitation and accepting it, it can expire or be accepted elsewhere. */}
      {(invitation) => (
        <AcceptForm token={token} invitation={invitation} onAccepted={spend} onProblem={report} />
      )}
    </LinkRecord>
  );
}

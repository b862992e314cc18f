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

/** Page of an invitation link: shows the inviting user and company, and sets the password. */
export function VerifyScreen() {
  const { token, problem, report, spend } = useLink();
  return problem ? (
    <LinkProblemNotice problem={problem} words={words} />
  ) : (
    <LinkRecord endpoint={getInvitation} token={token} words={loading} onProblem={report}>
      {/* The invitation can expire or be accepted elsewhere while the page is open. */}
      {(invitation) => (
        <AcceptForm token={token} invitation={invitation} onAccepted={spend} onProblem={report} />
      )}
    </LinkRecord>
  );
}

import { getInvitation } from '@derrick/domain/auth';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Spinner } from '@derrick/ui/Spinner';
import { CloudOff } from 'lucide-react';
import { ApiProvider } from '../../app/api.ts';
import { Countdown } from '../../app/Countdown.tsx';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { useCountdown } from '../../app/useCountdown.ts';
import { useRecord } from '../../patterns/record/useRecord.ts';
import { useErrorMessage } from '../../patterns/remote/errorMessage.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import { LinkProblemNotice, type LinkProblemWords, useLink } from '../LinkProblemNotice.tsx';
import { type LinkProblem, linkProblemOf } from '../linkProblem.ts';
import { useAccountApi } from '../useAccountForm.ts';
import { AcceptForm } from './AcceptForm.tsx';
import * as css from './VerifyScreen.css.ts';

const words: LinkProblemWords = {
  missing: { title: 'account.invitation.missing.title', text: 'account.invitation.missing.text' },
  expired: { title: 'account.invitation.expired.title', text: 'account.invitation.expired.text' },
  used: { title: 'account.invitation.used.title', text: 'account.invitation.used.text' },
  replaced: { title: 'account.invitation.replaced.title', text: 'account.invitation.replaced.text' },
  unknown: { title: 'account.invitation.unknown.title', text: 'account.invitation.unknown.text' },
};

/** Lets an invited person in: shows who invited them to what, and sets their password. */
export function VerifyScreen() {
  const t = useTranslate();
  const api = useAccountApi();
  const { token, problem, report } = useLink();
  return problem ? (
    <LinkProblemNotice
      problem={problem}
      words={words}
      actions={
        <Link href="/login" variant="button" buttonVariant="primary" size="large">
          {t('auth.signIn.title')}
        </Link>
      }
    />
  ) : (
    <ApiProvider value={api}>
      <Invited key={token} token={token} onProblem={report} />
    </ApiProvider>
  );
}

interface InvitedProps {
  token: string;
  /** Called when it is the link that is wrong, which may also come out when the invitation is accepted. */
  onProblem: (problem: LinkProblem) => void;
}

function Invited({ token, onProblem }: InvitedProps) {
  const invitation = useRecord(
    getInvitation,
    { query: { token } },
    {
      onFailure(error) {
        const problem = linkProblemOf(error) ?? (error.status === 400 ? 'unknown' : undefined);
        if (problem) onProblem(problem);
      },
    },
  );
  switch (invitation.status) {
    case 'loading':
    // The link is reported as wrong, and the notice takes the place of this page.
    case 'missing':
      return <Checking />;
    case 'failed':
      return <Failed error={invitation.error} onRetry={invitation.retry} />;
    case 'ready':
      return <AcceptForm token={token} invitation={invitation.record} onProblem={onProblem} />;
  }
}

function Checking() {
  const t = useTranslate();
  const text = t('account.invitation.checking');
  return (
    <AuthLayout view="checking" title={t('account.invitation.title')} subtitle={text}>
      <div className={css.checking}>
        <Spinner label={text} />
      </div>
    </AuthLayout>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const isWaiting = useCountdown(error) > 0;
  return (
    <AuthNotice
      view="failed"
      tone="danger"
      icon={<CloudOff size={24} />}
      title={t('account.invitation.failedTitle')}
      text={errors.message(error, 'account.invitation.failed')}
      actions={
        <Button variant="primary" size="large" isDisabled={isWaiting} onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {isWaiting && (
        <p>
          <Countdown error={error} />
        </p>
      )}
    </AuthNotice>
  );
}

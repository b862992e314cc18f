import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Spinner } from '@derrick/ui/Spinner';
import { CloudOff, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { Countdown } from '../../app/Countdown.tsx';
import type { MessageKey } from '../../app/i18n/catalogue.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { useCountdown } from '../../app/useCountdown.ts';
import { useErrorMessage } from '../../patterns/remote/errorMessage.ts';
import { AuthLayout } from '../AuthLayout.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import type { LinkProblem } from '../linkProblem.ts';
import { useAddressToken } from '../useAddressToken.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { useInvitation } from './useInvitation.ts';
import * as css from './VerifyScreen.css.ts';

/** Lets an invited person in: shows who invited them to what, and sets their password. */
export function VerifyScreen() {
  const state = useInvitation(useAddressToken());
  // Between looking at an invitation and accepting it, it can expire or be accepted elsewhere.
  const [late, setLate] = useState<{ of: string; is: LinkProblem }>();
  switch (state.status) {
    case 'checking':
      return <Checking />;
    case 'failed':
      return <Failed error={state.error} onRetry={state.retry} />;
    case 'bad':
      return <Problem problem={state.problem} />;
    case 'ready': {
      const { token, invitation } = state;
      if (late?.of === token) return <Problem problem={late.is} />;
      return (
        <AcceptForm
          key={token}
          token={token}
          invitation={invitation}
          onProblem={(is) => setLate({ of: token, is })}
        />
      );
    }
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

const words: Record<LinkProblem | 'missing', { title: MessageKey; text: MessageKey }> = {
  missing: { title: 'account.invitation.missing.title', text: 'account.invitation.missing.text' },
  expired: { title: 'account.invitation.expired.title', text: 'account.invitation.expired.text' },
  used: { title: 'account.invitation.used.title', text: 'account.invitation.used.text' },
  replaced: { title: 'account.invitation.replaced.title', text: 'account.invitation.replaced.text' },
  unknown: { title: 'account.invitation.unknown.title', text: 'account.invitation.unknown.text' },
};

function Problem({ problem }: { problem: LinkProblem | 'missing' }) {
  const t = useTranslate();
  const { title, text } = words[problem];
  return (
    <AuthNotice
      view={problem}
      tone="warning"
      icon={<Link2Off size={24} />}
      title={t(title)}
      text={t(text)}
      actions={
        <Link href="/login" variant="button" buttonVariant="primary" size="large">
          {t('auth.signIn.title')}
        </Link>
      }
    />
  );
}

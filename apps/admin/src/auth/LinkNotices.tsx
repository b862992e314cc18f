import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Spinner } from '@derrick/ui/Spinner';
import { CloudOff, Link2Off } from 'lucide-react';
import { Countdown } from '../app/Countdown.tsx';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useCountdown } from '../app/useCountdown.ts';
import { useErrorMessage } from '../patterns/remote/errorMessage.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { AuthNotice } from './AuthNotice.tsx';
import * as css from './LinkNotices.css.ts';
import type { LinkProblem } from './linkProblem.ts';

/** Stands while it is looked up what a mailed link is for. */
export function CheckingLink({ title, text }: { title: MessageKey; text: MessageKey }) {
  const t = useTranslate();
  return (
    <AuthLayout view="checking" title={t(title)} subtitle={t(text)}>
      <div className={css.checking}>
        <Spinner label={t(text)} />
      </div>
    </AuthLayout>
  );
}

interface LinkFailureProps {
  title: MessageKey;
  /** Said when the server gave no message. */
  fallback: MessageKey;
  error: unknown;
  onRetry: () => void;
}

/** Stands where it could not be looked up what a mailed link is for. */
export function LinkFailure({ title, fallback, error, onRetry }: LinkFailureProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const isWaiting = useCountdown(error) > 0;
  return (
    <AuthNotice
      view="failed"
      tone="danger"
      icon={<CloudOff size={24} />}
      title={t(title)}
      text={errors.message(error, fallback)}
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

/** Prefixes of messages that say what is wrong with a link. */
type LinkWords = `account.${'invitation' | 'confirmEmail' | 'undoEmail'}`;

/** Says what is wrong with a mailed link. */
export function BadLink({ problem, words }: { problem: LinkProblem | 'missing'; words: LinkWords }) {
  const t = useTranslate();
  return (
    <AuthNotice
      view={problem}
      tone="warning"
      icon={<Link2Off size={24} />}
      title={t(`${words}.${problem}.title`)}
      text={t(`${words}.${problem}.text`)}
      actions={
        <Link href="/login" variant="button" buttonVariant="primary" size="large">
          {t('auth.signIn.title')}
        </Link>
      }
    />
  );
}

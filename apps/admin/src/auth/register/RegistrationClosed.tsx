import { Lock } from 'lucide-react';
import { MessageParts, useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import { SignInLink } from '../SignInLink.tsx';

/** The registration page of a server whose operator lets no company register. */
export function RegistrationClosed() {
  return (
    <MessageParts parts={['setup']}>
      <Notice />
    </MessageParts>
  );
}

function Notice() {
  const t = useTranslate();
  return (
    <AuthNotice
      view="closed"
      tone="info"
      icon={<Lock size={24} />}
      title={t('setup.closed.title')}
      text={t('setup.closed.text')}
      actions={<SignInLink />}
    />
  );
}

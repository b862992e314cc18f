import { Lock } from 'lucide-react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import { SignInLink } from '../SignInLink.tsx';

/** Registration page of a server that has closed registration. */
export function RegistrationClosed() {
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

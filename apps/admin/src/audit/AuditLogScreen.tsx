import { ScrollText } from 'lucide-react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { Placeholder } from '../app/Placeholder.tsx';

/** The page where the audit log will be. */
export function AuditLogScreen() {
  const t = useTranslate();
  return (
    <Placeholder
      icon={<ScrollText size={20} />}
      title={t('shell.placeholder.auditLogTitle')}
      text={t('shell.placeholder.auditLog')}
    />
  );
}

import { Building2 } from 'lucide-react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { Placeholder } from '../app/Placeholder.tsx';

/** The page where the settings of the company will be. */
export function CompanyScreen() {
  const t = useTranslate();
  return (
    <Placeholder
      icon={<Building2 size={20} />}
      title={t('shell.placeholder.companyTitle')}
      text={t('shell.placeholder.company')}
    />
  );
}

import { Link } from '@derrick/ui/Link';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { usePageTitle } from '../core/usePageTitle.ts';
import { MaintenancePage } from './MaintenancePage.tsx';

/** The `/maintenance` page that a load balancer may redirect to during maintenance. */
export function MaintenanceScreen() {
  const t = useTranslate();
  usePageTitle(t('maintenance.title'));
  return (
    <MaintenancePage
      text={t('maintenance.text')}
      action={
        <Link href="/" variant="button">
          {t('common.notFound.action')}
        </Link>
      }
    />
  );
}

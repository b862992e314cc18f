import { Card } from '@derrick/ui/Card';
import { Skeleton } from '@derrick/ui/Skeleton';
import { useIsMobile, visuallyHidden } from '@derrick/ui/theme';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';

/** Heights in px of the list with all steps to do, so that the figures below stay in place. */
const HEIGHT = { phone: 648, desktop: 526 };

/** Placeholder of the set-up checklist while it loads. */
export function SetupSkeleton() {
  const t = useTranslate();
  return (
    <Card padding="none" aria-busy>
      <span className={visuallyHidden}>{t('common.loading')}</span>
      <Skeleton shape="block" height={useIsMobile() ? HEIGHT.phone : HEIGHT.desktop} />
    </Card>
  );
}

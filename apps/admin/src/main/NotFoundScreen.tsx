import { Link } from '@derrick/ui/Link';
import { Compass } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { StandalonePage } from '../core/StandalonePage.tsx';
import { usePageTitle } from '../core/usePageTitle.ts';

export function NotFoundScreen() {
  const t = useTranslate();
  const title = t('common.notFound.title');
  usePageTitle(title);
  return (
    <StandalonePage
      icon={<Compass size={28} />}
      tone="neutral"
      title={title}
      text={t('common.notFound.text')}
    >
      <Link href="/" variant="button" buttonVariant="primary">
        {t('common.notFound.action')}
      </Link>
    </StandalonePage>
  );
}

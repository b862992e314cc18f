import { Link } from '@derrick/ui/Link';
import { Compass } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageNotice } from '../core/PageNotice.tsx';

/** Replaces the page at an unknown address, inside the frame of a signed-in user. */
export function NotFoundNotice() {
  const t = useTranslate();
  return (
    <PageNotice
      isTall
      icon={<Compass size={20} />}
      headingLevel={2}
      title={t('common.notFound.title')}
      text={t('common.notFound.text')}
      action={
        <Link href="/dashboard" variant="button" buttonVariant="primary">
          {t('common.notFound.action')}
        </Link>
      }
    />
  );
}

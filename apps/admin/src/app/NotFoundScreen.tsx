import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import { useTranslate } from './i18n/MessagesProvider.tsx';
import * as css from './NotFoundScreen.css.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Is what an unknown address shows. */
export function NotFoundScreen() {
  const t = useTranslate();
  const title = t('common.notFound.title');
  usePageTitle(title);
  return (
    <main className={css.page}>
      <EmptyState
        headingLevel={1}
        title={title}
        description={t('common.notFound.text')}
        action={
          <Link href="/" variant="button">
            {t('common.notFound.action')}
          </Link>
        }
      />
    </main>
  );
}

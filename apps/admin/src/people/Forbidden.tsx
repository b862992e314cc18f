import { EmptyState } from '@derrick/ui/EmptyState';
import { Link } from '@derrick/ui/Link';
import { Lock } from 'lucide-react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './PeopleScreen.css.ts';

interface ForbiddenProps {
  /** Is where those can go who may read the list at least. */
  listHref?: string | undefined;
  listLabel?: string | undefined;
}

/** Says that a page is not for this person, with a way back. */
export function Forbidden({ listHref, listLabel }: ForbiddenProps) {
  const t = useTranslate();
  return (
    <div className={css.state}>
      <EmptyState
        headingLevel={2}
        icon={<Lock size={20} />}
        title={t('people.forbidden.title')}
        description={t('people.forbidden.text')}
        action={
          <Link href={listHref ?? '/dashboard'} variant="button">
            {listLabel ?? t('people.forbidden.back')}
          </Link>
        }
      />
    </div>
  );
}

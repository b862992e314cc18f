import { SearchField } from '@derrick/ui/SearchField';
import { Wrench } from 'lucide-react';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { StandalonePage } from '../core/StandalonePage.tsx';
import * as css from './MaintenancePage.css.ts';

interface MaintenancePageProps {
  text: string;
  /** Button or link for the next step. */
  action: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** Maintenance notice. The specification requires a search box without a function; its hint says so. */
export function MaintenancePage({ text, action, ref }: MaintenancePageProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  return (
    <StandalonePage
      ref={ref}
      icon={<Wrench size={28} />}
      tone="warning"
      title={t('maintenance.title')}
      text={text}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not in every browser that the product supports. */}
      <form role="search" className={css.search} onSubmit={(event: FormEvent) => event.preventDefault()}>
        <SearchField
          label={t('maintenance.search')}
          placeholder={t('maintenance.searchPlaceholder')}
          description={t('maintenance.searchHint')}
          size="large"
          value={search}
          onChange={setSearch}
        />
      </form>
      {action}
    </StandalonePage>
  );
}

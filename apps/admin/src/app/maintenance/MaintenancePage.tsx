import { DerrickMark } from '@derrick/ui/Logo';
import { SearchField } from '@derrick/ui/SearchField';
import { Wrench } from 'lucide-react';
import { type FormEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslate } from '../i18n/MessagesProvider.tsx';
import { LanguageChoice } from '../LanguageChoice.tsx';
import * as css from './MaintenancePage.css.ts';

interface MaintenancePageProps {
  text: string;
  /** The way on. */
  action: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** Says that the product is being looked after. Its search box is there as the specification asks, and says that it rests. */
export function MaintenancePage({ text, action, ref }: MaintenancePageProps) {
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  const [search, setSearch] = useState('');
  const product = t('common.product');
  return (
    <div className={css.page}>
      <header className={css.header}>
        <span className={css.brand}>
          <DerrickMark />
          {product}
        </span>
        <LanguageChoice />
      </header>
      <main ref={ref} className={css.main} tabIndex={-1} aria-labelledby={titleId} aria-describedby={textId}>
        <span className={css.icon} aria-hidden="true">
          <Wrench size={28} />
        </span>
        <div className={css.words}>
          <h1 id={titleId} className={css.title}>
            {t('maintenance.title')}
          </h1>
          <p id={textId} className={css.text}>
            {text}
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not in every browser that the product supports. */}
        <form role="search" className={css.search} onSubmit={(event: FormEvent) => event.preventDefault()}>
          <SearchField
            label={t('maintenance.search')}
            placeholder={t('maintenance.searchPlaceholder')}
            description={t('maintenance.searchHint')}
            size="form"
            value={search}
            onChange={setSearch}
          />
        </form>
        {action}
      </main>
    </div>
  );
}

import { DerrickMark } from '@derrick/ui/Logo';
import { type ReactNode, type Ref, useId } from 'react';
import { useTranslate } from './i18n/MessagesProvider.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import * as css from './StandalonePage.css.ts';

interface StandalonePageProps {
  /** 28 px. */
  icon: ReactNode;
  tone: 'neutral' | 'warning';
  title: string;
  text: string;
  /** Buttons or links for the next step. */
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** Page outside the dashboard with a single message. */
export function StandalonePage({ icon, tone, title, text, children, ref }: StandalonePageProps) {
  const t = useTranslate();
  const titleId = useId();
  const textId = useId();
  return (
    <div className={css.page}>
      <header className={css.header}>
        <span className={css.brand}>
          <DerrickMark />
          {t('common.product')}
        </span>
        <LanguageChoice />
      </header>
      <main ref={ref} className={css.main} tabIndex={-1} aria-labelledby={titleId} aria-describedby={textId}>
        <span className={css.icon[tone]} aria-hidden="true">
          {icon}
        </span>
        <div className={css.words}>
          <h1 id={titleId} className={css.title}>
            {title}
          </h1>
          <p id={textId} className={css.text}>
            {text}
          </p>
        </div>
        {children}
      </main>
    </div>
  );
}

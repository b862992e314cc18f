import { Inline } from '@derrick/ui/Inline';
import { DerrickMark } from '@derrick/ui/Logo';
import { Stack } from '@derrick/ui/Stack';
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
      <Inline as="header" justify="between" className={css.header}>
        <Inline as="span" isOneLine className={css.brand}>
          <DerrickMark />
          {t('common.product')}
        </Inline>
        <LanguageChoice />
      </Inline>
      <Stack
        ref={ref}
        as="main"
        gap={24}
        justify="center"
        align="center"
        className={css.main}
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
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
      </Stack>
    </div>
  );
}

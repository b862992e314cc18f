import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { DerrickMark } from '@derrick/ui/Logo';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { LanguageChoice, LanguageOffer } from '../core/LanguageChoice.tsx';
import { usePageTitle } from '../core/usePageTitle.ts';
import * as css from './AuthLayout.css.ts';
import { SidePicture } from './SidePicture.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

interface AuthLayoutProps {
  title: string;
  subtitle: string;
  /** Shown above the title. */
  before?: ReactNode;
  /** Name of the view. If set, the heading receives the focus when it mounts and when the view changes. */
  view?: string | undefined;
  /** Link between sign-in and registration. */
  other?: { question: string; action: string; href: string } | undefined;
  /** Shown below all other content. */
  after?: ReactNode;
  children: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Layout of all pages that do not require a signed-in user. */
export function AuthLayout({ title, subtitle, before, view, other, after, children }: AuthLayoutProps) {
  const t = useTranslate();
  const product = t('common.product');
  const subtitleId = useId();
  usePageTitle(title);
  return (
    <div className={css.page}>
      <div className={css.side}>
        <Inline as="header" className={css.header}>
          <Inline as="span" isOneLine className={css.brand}>
            <DerrickMark />
            {product}
          </Inline>
          <LanguageOffer className={css.offer} />
          <LanguageChoice />
        </Inline>
        <main className={css.main}>
          {before}
          <h1
            key={view}
            className={css.title}
            {...(view !== undefined && { ref: focus, tabIndex: -1, 'aria-describedby': subtitleId })}
          >
            {title}
          </h1>
          <p id={subtitleId} className={css.subtitle}>
            {subtitle}
          </p>
          {children}
          {other && (
            <p className={css.other}>
              {other.question}{' '}
              <Link href={other.href} variant="standalone">
                {other.action}
              </Link>
            </p>
          )}
          {after}
        </main>
        <footer className={css.footer}>
          {t('auth.copyright', { year: new Date().getFullYear().toString() })}
          <ThemeChoice />
        </footer>
      </div>
      <SidePicture claim={t('auth.claim')} />
    </div>
  );
}

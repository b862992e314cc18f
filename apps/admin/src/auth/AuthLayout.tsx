import { Link } from '@derrick/ui/Link';
import { DerrickMark } from '@derrick/ui/Logo';
import type { ReactNode } from 'react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { usePageTitle } from '../app/usePageTitle.ts';
import * as css from './AuthLayout.css.ts';
import { SidePicture } from './SidePicture.tsx';

interface AuthLayoutProps {
  title: string;
  subtitle: string;
  /** Leads to the other way in. */
  other?: { question: string; action: string; href: string } | undefined;
  children: ReactNode;
}

/** Is the page around everything that needs no signed-in person. */
export function AuthLayout({ title, subtitle, other, children }: AuthLayoutProps) {
  const t = useTranslate();
  const product = t('common.product');
  usePageTitle(title);
  return (
    <div className={css.page}>
      <div className={css.side}>
        <header className={css.header}>
          <span className={css.brand}>
            <DerrickMark />
            {product}
          </span>
          <LanguageChoice />
        </header>
        <main className={css.main}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.subtitle}>{subtitle}</p>
          {children}
          {other && (
            <p className={css.other}>
              {other.question}{' '}
              <Link href={other.href} variant="standalone">
                {other.action}
              </Link>
            </p>
          )}
        </main>
        <footer className={css.footer}>
          {t('auth.copyright', { year: new Date().getFullYear().toString() })}
        </footer>
      </div>
      <SidePicture claim={t('auth.claim')} />
    </div>
  );
}
